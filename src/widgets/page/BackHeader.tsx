import { Link } from 'wouter'
import { Glyph } from '../Glyph.tsx'
import { IconBack, IconNext, IconPrevious } from '../icons.ts'
import './page.css'

type Props = {
  href: string
  label: string
  position?: { index: number; total: number; previousHref?: string | undefined; nextHref?: string | undefined }
}

export const BackHeader = ({ href, label, position }: Props) => (
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
  </nav>
)
