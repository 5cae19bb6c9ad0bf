import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { FileRow } from '../files/FileRow.tsx'
import { IconBack, IconDownload, IconView } from '../icons.ts'
import { AttachButton } from './AttachButton.tsx'
import type { Inside } from './inside.ts'
import { isUnreadable, type OpenFile } from './openReader.ts'
import type { InnerFile } from './reading.ts'
import type { SignatureVerification } from './signatureVerification.ts'
import { useGradually } from './useGradually.ts'

export type Container = Pick<OpenFile, 'part'>
type Wanted = 'shown' | 'saved' | 'attached'
type Shown = { part: number; file: File }

/** Holds the state of the files contained in another file. Such a file is read only when the user views or saves it. */
const useInnerFiles = (file: Container, inside: Inside) => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ part: number; why: string } | null>(null)
  const open = async ({ part, name }: InnerFile, wanted: Wanted) => {
    setBusy(part)
    setFailed(null)
    try {
      const taken = new File([await file.part(part)], name)
      if (wanted === 'saved') inside.save(taken)
      else if (wanted === 'attached') inside.attaching?.attach(taken)
      else setShown({ part, file: taken })
    } catch (failure) {
      if (!isUnreadable(failure)) throw failure
      setFailed({ part, why: failure.sentence })
    } finally {
      setBusy(null)
    }
  }
  return {
    shown,
    busy,
    failed,
    open: (one: InnerFile, wanted: Wanted) => void open(one, wanted),
    close: () => setShown(null),
  }
}
type InnerFilesState = ReturnType<typeof useInnerFiles>

/** Rows rendered per frame; few, because each row has a name, details and buttons. */
const rowsPerFrame = 8

type ListProps = {
  label: string
  files: readonly InnerFile[]
  state: InnerFilesState
  inside: Inside
  back: number | null
}

/** A list of the files contained in another file. `back` is the file that was viewed last; its row gets the focus. */
const InnerFiles = ({ label, files, state: { busy, failed, open }, inside, back }: ListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const drawn = useGradually(files.length, rowsPerFrame, files.findIndex(({ part }) => part === back) + 1)
  useEffect(() => {
    if (back !== null) list.current?.querySelector<HTMLElement>(`[data-part-of="${back}"] button`)?.focus()
  }, [back])
  return (
    <ul ref={list} className="reading-files" aria-label={label}>
      {files.slice(0, drawn).map((one) => {
        const { part, name, size, problem } = one
        const isShown = problem === undefined && inside.canShow?.(name) === true
        return (
          <li key={part} data-part-of={part}>
            <FileRow
              name={name}
              note={
                problem === undefined ? (
                  inside.sizeOf(size)
                ) : (
                  <>
                    {inside.sizeOf(size)}
                    <span className="reading-problem">{problem}</span>
                  </>
                )
              }
              {...(failed?.part === part && { state: 'failed' as const, error: failed.why })}
              {...(problem === undefined && { onOpen: () => open(one, isShown ? 'shown' : 'saved') })}
              actions={
                problem === undefined && (
                  <>
                    {isShown && (
                      <Button small icon={IconView} className="file-view" onClick={() => open(one, 'shown')}>
                        Преглед
                        <span className="visually-hidden"> на {name}</span>
                      </Button>
                    )}
                    <AttachButton
                      name={name}
                      size={size}
                      attaching={inside.attaching}
                      onAttach={() => open(one, 'attached')}
                    />
                    <IconButton
                      icon={IconDownload}
                      label={`Изтегли ${name}`}
                      busy={busy === part}
                      onClick={() => open(one, 'saved')}
                    />
                  </>
                )
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

type ShownProps = {
  file: File
  back: string
  inside: Inside
  findSibling: SignatureVerification['findSibling']
  onBack: () => void
}

const ShownInside = ({ file, back, inside, findSibling, onBack }: ShownProps) => {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <div className="reading-inner">
      <div ref={button} className="reading-notes">
        <Button small icon={IconBack} onClick={onBack}>
          {back}
        </Button>
        <bdi>{file.name}</bdi>
        <span className="flex align-items-center gap-2">
          <AttachButton
            name={file.name}
            size={file.size}
            attaching={inside.attaching}
            onAttach={() => inside.attaching?.attach(file)}
          />
          <IconButton icon={IconDownload} label={`Изтегли ${file.name}`} onClick={() => inside.save(file)} />
        </span>
      </div>
      {inside.show(file, findSibling)}
    </div>
  )
}

type Props = {
  file: Container
  files: readonly InnerFile[]
  label: string
  back: string
  inside: Inside
  children: (list: ReactNode) => ReactNode
}

export const WithInnerFiles = ({ file, files, label, back, inside, children }: Props) => {
  const state = useInnerFiles(file, inside)
  const [left, setLeft] = useState<number | null>(null)
  if (!state.shown)
    return children(<InnerFiles label={label} files={files} state={state} inside={inside} back={left} />)
  const { part, file: inner } = state.shown
  const onBack = () => {
    setLeft(part)
    state.close()
  }
  const findSibling = async (name: string) => {
    const found = files.find((one) => one.name === name && one.problem === undefined)
    return found ? new File([await file.part(found.part)], name) : null
  }
  return <ShownInside key={part} file={inner} back={back} inside={inside} findSibling={findSibling} onBack={onBack} />
}
