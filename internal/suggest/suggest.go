// Package suggest finds the word that was probably meant.
package suggest

import "strings"

// Nearest returns the word that takes the fewest edits (insert, delete, replace a letter) to reach from the given one, or
// "" if none takes less than half as many as it has letters.
func Nearest(word string, words []string) string {
	best, fewest := "", (len([]rune(word))+1)/2
	for _, w := range words {
		if d := edits(strings.ToLower(word), strings.ToLower(w)); d <= fewest && (best == "" || d < fewest) {
			best, fewest = w, d
		}
	}
	return best
}

// edits is Levenshtein's distance between a and b.
func edits(a, b string) int {
	from, to := []rune(a), []rune(b)
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range from {
		diagonal := row[0]
		row[0] = i + 1
		for j := range to {
			replace := diagonal
			if from[i] != to[j] {
				replace++
			}
			diagonal = row[j+1]
			row[j+1] = min(replace, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(to)]
}

// Question returns `, did you mean "…"?` with the nearest of the words, or "" if none is near.
func Question(word string, words []string) string {
	if near := Nearest(word, words); near != "" {
		return ", did you mean \"" + near + "\"?"
	}
	return ""
}
