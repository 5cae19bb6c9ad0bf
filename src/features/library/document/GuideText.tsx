import { useMemo } from 'react'
import { Link } from 'wouter'
import { type GuideBlock, type GuidePart, guideBlocks } from '../../../rules/library/guideBlocks.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import { GuidePicture } from './GuidePicture.tsx'
import '../library.css'

type Props = {
  text: string
  guid: string
  /** Whether a page or a dialog contains the text; this sets the level of its headings. */
  under: 'page' | 'dialog'
}

const Part = ({ part }: { part: GuidePart }) => {
  if (part.kind === 'strong') return <b>{part.text}</b>
  if (part.kind === 'key') return <Kbd>{part.text}</Kbd>
  if (part.kind === 'link') return <Link href={part.address}>{part.text}</Link>
  return part.text
}

const Parts = ({ parts }: { parts: readonly GuidePart[] }) =>
  parts.map((part, index) => <Part key={`${index}-${part.kind}`} part={part} />)

const ListBlock = ({ start, items }: GuideBlock & { kind: 'list' }) => {
  const lines = items.map((parts, index) => (
    <li key={`${index}-${parts.length}`}>
      <Parts parts={parts} />
    </li>
  ))
  return start === null ? <ul>{lines}</ul> : <ol start={start}>{lines}</ol>
}

const Block = ({ block, guid, under }: { block: GuideBlock } & Omit<Props, 'text'>) => {
  const Heading = under === 'page' ? 'h2' : 'h3'
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'list':
      return <ListBlock {...block} />
    case 'picture':
      return <GuidePicture guid={guid} name={block.name} says={block.says} />
    case 'note':
      return (
        <Banner kind="info">
          <Parts parts={block.parts} />
        </Banner>
      )
    default:
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      )
  }
}

/** Renders the text of a guide. The text becomes React elements only, so markup in it is never executed. */
export const GuideText = ({ text, guid, under }: Props) => {
  const blocks = useMemo(() => guideBlocks(text), [text])
  return (
    <article className="guide">
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.kind}`} block={block} guid={guid} under={under} />
      ))}
    </article>
  )
}
