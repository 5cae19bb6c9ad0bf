import { foundParts } from '../../rules/words/foundParts.ts'
import type { Hit } from './hits.ts'

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  foundParts(text, typed).map(({ text: part, isFound }, index) =>
    isFound ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  )

/** A line of what was found: what it is called, who it is from, with the typed words marked in both. */
export const FoundLine = ({ hit: { title, detail }, typed }: { hit: Hit; typed: string }) => (
  <span>
    <Marked text={title} typed={typed} />
    {detail !== '' && (
      <span className="combo-sub">
        <Marked text={detail} typed={typed} />
      </span>
    )}
  </span>
)
