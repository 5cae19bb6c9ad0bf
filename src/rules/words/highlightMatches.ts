import { latinOf } from './transliterate.ts'
import { formsPattern } from './wordForms.ts'

export type FoundPart = { text: string; isFound: boolean }

/** Returns a text in Latin letters. `places`: for each Latin letter, the index of the source letter. */
const spelled = (text: string, withSigns: boolean): { latin: string; places: number[] } => {
  let latin = ''
  const places: number[] = []
  for (const [place, letter] of Array.from(text).entries()) {
    const small = letter.toLowerCase()
    const isSign = !/[\p{L}\p{N}]/u.test(small)
    const shown = isSign ? (withSigns ? ' ' : '') : latinOf(small)
    latin += shown
    for (let i = 0; i < shown.length; i += 1) places.push(place)
  }
  return { latin, places }
}

/** Returns the places of the first and the last letter of another form of the word; none if the text has no form. */
const formAt = (text: string, word: string): readonly number[] => {
  const lowered = text.toLowerCase()
  const found = lowered.length === text.length ? formsPattern(word)?.exec(lowered) : null
  if (!found) return []
  const from = Array.from(text.slice(0, found.index)).length
  return [from, from + Array.from(found[0]).length - 1]
}

export const highlightMatches = (text: string, typed: string): FoundPart[] => {
  const letters = Array.from(text)
  const isMarked = letters.map(() => false)
  for (const word of typed.trim().split(/\s+/).filter(Boolean)) {
    const isNumber = /\d/.test(word)
    const { latin, places } = spelled(text, !isNumber)
    const wanted = spelled(word, !isNumber).latin.trim()
    const at = wanted === '' ? -1 : latin.indexOf(wanted)
    const [from, to] = at === -1 ? formAt(text, word) : [places[at], places[at + wanted.length - 1]]
    if (from === undefined || to === undefined) continue
    for (let place = from; place <= to; place += 1) isMarked[place] = true
  }
  const parts: FoundPart[] = []
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1)
    const isFound = isMarked[place] ?? false
    if (last?.isFound === isFound) last.text += letter
    else parts.push({ text: letter, isFound })
  }
  return parts
}
