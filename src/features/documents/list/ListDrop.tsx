import { useSetAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { notify } from '../../../transport/notices.ts'
import { dropProblem } from '../../../widgets/files/droppedFiles.ts'
import { useFileDrop } from '../../../widgets/files/useFileDrop.ts'
import { passedFilesAtom } from '../write/values/formHandoff.ts'
import './listDrop.css'

/**
 * Opens the form of a new document with the files that the user drops on a list. An e-mail file also fills in the form.
 */
export const ListDrop = ({ createHref, children }: { createHref: string; children: ReactNode }) => {
  const [, navigate] = useLocation()
  const pass = useSetAtom(passedFilesAtom)
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop({
    zone,
    onDrop: (dropped) => {
      const problem = dropProblem(dropped)
      if (problem !== undefined) notify({ kind: 'warning', text: problem })
      if (dropped.files.length === 0) return
      pass(dropped.files)
      navigate(createHref)
    },
  })
  return (
    <div ref={zone} className="list-drop">
      {children}
      {isOver && (
        <div className="list-drop-over" aria-hidden>
          <span>Пуснете файловете, за да започнете нов документ с тях</span>
        </div>
      )}
    </div>
  )
}
