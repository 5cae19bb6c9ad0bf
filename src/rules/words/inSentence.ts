/** A label inside a sentence: its first letter small, unless the word is an abbreviation („НОИ“, „ГТП“). */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? `${label.charAt(0).toLocaleLowerCase('bg')}${label.slice(1)}` : label
