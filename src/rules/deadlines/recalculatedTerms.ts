import { listed, pluralise } from '../words/pluralise.ts'
import { quoted } from '../words/quoteText.ts'

const mostNumbers = 3

/** Returns the notification for a person with several documents of a type whose terms were recalculated. */
export const recalculatedTermsText = (typeName: string, numbers: readonly string[]): string => {
  const more = numbers.length - mostNumbers
  const named = listed([...numbers.slice(0, mostNumbers), ...(more > 0 ? [`още ${more}`] : [])])
  return `Сроковете на ${pluralise(numbers.length, 'document')} от вида ${quoted(typeName)} са преизчислени, защото правилото за срока е променено: ${named}.`
}
