// Package hand is the hand of a person in a virtual world (Zaeh, Egermeier, Petzold & Schmid 2004, section 4).
//
// A Skeleton turns the 22 angles that a data glove measures, and the frame of the wrist, into the frames of a palm and fifteen finger
// limbs: it is where the person's hand is. Beside it are sixteen rigid bodies, a rounded box and fifteen capsules, which touch things and
// are stopped by them. A spring and a damper draw each body to its frame of the skeleton (eq. 1 to 4), and what they exert is what
// the person feels.
//
// A damper of 800 N s/m on a limb of 10 g (table 2) brings it to rest within 12 µs. A step of 1 ms that takes the damper from the step's
// beginning would throw the limb back 80 times as fast as it came, and the next step again. Here the couplings are pulls of package
// rigid, taken at the end of the step, so that table 2 is as good as any other.
//
// A Hand is all of this; a Grasp closes its fingers for somebody who has a mouse and no glove; a Skin is what is seen of it.
package hand
