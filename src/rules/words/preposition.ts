const firstLetter = (words: string): string =>
  words
    .replace(/^[„“"«(]+/u, '')
    .charAt(0)
    .toLocaleLowerCase('bg')
const longBefore = { в: 'вф', с: 'сз' } as const

/** Puts the preposition before a word: `във Франция`, `в Пловдив`, `със Сливен`, `със „Заря“`. */
export const withPreposition = (preposition: 'в' | 'с', words: string): string => {
  const isLong = longBefore[preposition].includes(firstLetter(words) || '–')
  const long = preposition === 'в' ? 'във' : 'със'
  return `${isLong ? long : preposition} ${words}`
}
