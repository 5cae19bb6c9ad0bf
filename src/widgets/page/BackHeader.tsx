import { createContext, type ReactNode, use } from 'react'
import { Link } from 'wouter'
import { Glyph } from '../Glyph.tsx'
import { IconBack, IconNext, IconPrevious } from '../icons.ts'
import './page.css'

type Props = {
  href: string
  label: string
  position?: { index: number; total: number; previousHref?: string | undefined; nextHref?: string | undefined }
}

/** What the frame of the page offers on every record, for example „Напомни ми“; null on other pages. */
export const RecordToolsContext = createContext<ReactNode>(null)

export const BackHeader = ({ href, label, position }: Props) => {
  const tools = use(RecordToolsContext)
  return (
    <nav
      className="no-print flex flex-wrap align-items-center row-gap-1 column-gap-3 mb-2"
      aria-label="Назад и съседни записи"
    >
      <Link href={href} className="back-link" data-back="">
        <Glyph icon={IconBack} />
        {label}
      </Link>
      {position && (
        <>
          <span className="muted">
            {position.index} от {position.total}
          </span>
          {position.previousHref !== undefined && (
            <Link href={position.previousHref} className="back-link">
              <Glyph icon={IconPrevious} />
              Предишен
            </Link>
          )}
          {position.nextHref !== undefined && (
            <Link href={position.nextHref} className="back-link">
              Следващ
              <Glyph icon={IconNext} />
            </Link>
          )}
        </>
      )}
      {tools && <div className="flex flex-wrap gap-2 ml-auto">{tools}</div>}
    </nav>
  )
}
