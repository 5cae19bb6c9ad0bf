import { matcherOf, searchable } from '../../rules/words/foldText.ts'
import { rankMatches } from '../../rules/words/rankMatches.ts'

const searchTexts = new WeakMap<object, { name: string; text: string }>()
type Named = { name: string; alsoNamed?: string | undefined }
const searchTextOf = (option: Named): string => {
  const known = searchTexts.get(option)
  if (known?.name === option.name) return known.text
  const text = searchable([option.name, option.alsoNamed].filter(Boolean).join(' '))
  searchTexts.set(option, { name: option.name, text })
  return text
}

export const lookupMatches = <O extends Named>(
  options: readonly O[],
  text: string,
  limit: number,
): { shown: O[]; left: number } => {
  const fits = matcherOf(text)
  const fitting = rankMatches(
    text.trim() === '' ? options : options.filter((option) => fits(searchTextOf(option))),
    text,
    ({ name }) => name,
  )
  return { shown: fitting.slice(0, limit), left: Math.max(0, fitting.length - limit) }
}
