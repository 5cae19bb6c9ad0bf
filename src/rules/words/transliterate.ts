/** The letters of the Bulgarian Law on Transliteration: ж zh, ц ts, щ sht, ъ a, ь y, ю yu, я ya; final „-ия“ is -ia. */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  ѝ: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

export const latinOf = (letter: string): string => letters[letter] ?? letter

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase()

export const transliterate = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const endsInIa = /ия$/i.test(word)
    const capital = word.length > 1 && [...word].every(isUpper)
    return [...word]
      .map((letter, i) => {
        const isLast = i === word.length - 1
        const latin = endsInIa && isLast ? 'a' : latinOf(letter.toLowerCase())
        if (!isUpper(letter)) return latin
        return capital ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
      })
      .join('')
  })
