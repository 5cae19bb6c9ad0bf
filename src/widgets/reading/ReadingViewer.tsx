import { useEffect, useEffectEvent, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorState } from '../page/ErrorState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { ArchiveView } from './ArchiveView.tsx'
import { DocumentView } from './DocumentView.tsx'
import type { Inside } from './inside.ts'
import { LetterView } from './LetterView.tsx'
import { type OpenFile, openReader, type ReaderReply } from './openReader.ts'
import { PagesView } from './PagesView.tsx'
import type { ReadKind } from './reading.ts'
import { SheetsView } from './SheetsView.tsx'
import { SignedView } from './SignedView.tsx'
import { TextView } from './TextView.tsx'
import './reading.css'

export type ReadingProps = { blob: Blob; mime: ReadKind; name: string; inside: Inside }
type State = { kind: 'loading' } | ReaderReply

/** Reads the file in a worker and renders only plain data, so that nothing in the file can run or load. */
export const ReadingViewer = ({ blob, mime, name, inside }: ReadingProps) => {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [signed, setSigned] = useState<File>()
  const open = useEffectEvent(() => openReader(blob, mime, { name, roots: inside.verification.roots, signed }))
  useEffect(() => {
    setState({ kind: 'loading' })
    const reading = open().subscribe(setState)
    return () => reading.unsubscribe()
  }, [blob, mime, attempt, signed])
  if (state.kind === 'loading')
    return (
      <div role="status" aria-label="Файлът се отваря">
        <Skeleton lines={8} />
      </div>
    )
  if (state.kind === 'unavailable')
    return <ErrorState title="Прегледът не се зареди" onRetry={() => setAttempt(attempt + 1)} />
  if (state.kind === 'unreadable') return <EmptyState title={state.title}>{state.sentence}</EmptyState>
  return (
    <section className="reading" aria-label={`Преглед на ${name}`}>
      <Opened file={state.file} name={name} inside={inside} onSigned={setSigned} />
    </section>
  )
}

type OpenedProps = { file: OpenFile; name: string; inside: Inside; onSigned: (file: File) => void }

const Opened = ({ file, name, inside, onSigned }: OpenedProps) => {
  const { reading } = file
  if (reading.kind === 'text') return <TextView file={file} text={reading} name={name} />
  if (reading.kind === 'sheets') return <SheetsView file={file} {...reading} name={name} />
  if (reading.kind === 'document') return <DocumentView file={file} document={reading} name={name} />
  if (reading.kind === 'archive') return <ArchiveView file={file} archive={reading} name={name} inside={inside} />
  if (reading.kind === 'pages') return <PagesView file={file} pages={reading.pages} name={name} />
  if (reading.kind === 'signed')
    return <SignedView file={file} signed={reading} name={name} inside={inside} onSigned={onSigned} />
  return <LetterView file={file} letter={reading} name={name} inside={inside} />
}
