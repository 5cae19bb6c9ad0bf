export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? `${label.charAt(0).toLocaleLowerCase('bg')}${label.slice(1)}` : label
