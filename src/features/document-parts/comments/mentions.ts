import type { Option } from '../../../contract/shapes/base.ts'
import { matcherOf, searchable } from '../../../rules/words/foldText.ts'
import { rankMatches } from '../../../rules/words/rankMatches.ts'
import type { Lookup } from '../../../state/lookup.ts'
import type { Mentionable } from '../../../widgets/fields/MentionArea.tsx'

const maxOffered = 6

/**
 * Returns an employee who can be mentioned. Only the name is inserted into the text; the position distinguishes people
 * with the same name.
 */
export const personOf = ({ id, name }: Option): Mentionable => {
  const [fullName = '', ...position] = name.split(', ')
  return { key: id, name: fullName, note: position.join(', ') }
}

export const findMentionable = (lookup: Lookup<readonly Option[]>, text: string): Mentionable[] => {
  if (lookup.kind !== 'ready') return []
  const matches = matcherOf(text)
  const found = lookup.items.filter(({ name }) => matches(searchable(name)))
  return rankMatches(found.map(personOf), text, ({ name }) => name).slice(0, maxOffered)
}

export type Piece = { text: string; isMention: boolean }

export const piecesOf = (content: string, names: readonly string[]): Piece[] => {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  const plain = (text: string) => {
    const last = pieces.at(-1)
    if (last && !last.isMention) last.text += text
    else if (text) pieces.push({ text, isMention: false })
  }
  for (let at = 0; at < content.length; ) {
    const name = content[at] === '@' ? longestFirst.find((one) => content.startsWith(one, at + 1)) : undefined
    if (name === undefined) {
      plain(content.charAt(at))
      at += 1
    } else {
      pieces.push({ text: `@${name}`, isMention: true })
      at += name.length + 1
    }
  }
  return pieces
}
