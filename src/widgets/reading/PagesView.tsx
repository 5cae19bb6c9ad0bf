import { useEffect, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { PictureViewer } from '../files/PictureViewer.tsx'
import { IconNext, IconPrevious } from '../icons.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { isUnreadable, type OpenFile } from './openReader.ts'
import type { Unreadable } from './reading.ts'

type Props = { file: OpenFile; pages: number; name: string }
type Page = { at: number; address: string } | { at: number; why: Unreadable }

const usePage = (file: OpenFile, at: number): Page | undefined => {
  const [page, setPage] = useState<Page>()
  useEffect(() => {
    let address: string | undefined
    let isGone = false
    file.part(at).then(
      (picture) => {
        if (isGone) return
        address = URL.createObjectURL(picture)
        setPage({ at, address })
      },
      (failure: unknown) => {
        if (!isUnreadable(failure)) throw failure
        if (!isGone) setPage({ at, why: failure })
      },
    )
    return () => {
      isGone = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [file, at])
  return page?.at === at ? page : undefined
}

export const PagesView = ({ file, pages, name }: Props) => {
  const [at, setAt] = useState(0)
  const page = usePage(file, at)
  return (
    <>
      {pages > 1 && (
        <nav className="reading-pages" aria-label="Страници">
          <IconButton
            icon={IconPrevious}
            label="Предишна страница"
            aria-disabled={at === 0 || undefined}
            onClick={() => at > 0 && setAt(at - 1)}
          />
          <span aria-live="polite">
            Страница {at + 1} от {pages}
          </span>
          <IconButton
            icon={IconNext}
            label="Следваща страница"
            aria-disabled={at + 1 === pages || undefined}
            onClick={() => at + 1 < pages && setAt(at + 1)}
          />
        </nav>
      )}
      {!page && <Skeleton lines={8} />}
      {page && 'why' in page && <EmptyState title={page.why.title}>{page.why.sentence}</EmptyState>}
      {page && 'address' in page && (
        <PictureViewer
          key={page.address}
          name={pages > 1 ? `${name}, страница ${at + 1}` : name}
          address={page.address}
        />
      )}
    </>
  )
}
