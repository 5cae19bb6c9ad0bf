/** A label inside a sentence: a small first letter, unless it is an abbreviation („НОИ“, „ГТП“). */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? `${label.charAt(0).toLocaleLowerCase('bg')}${label.slice(1)}` : label
