import { type ReactNode, useRef } from 'react'
import { notify } from '../../../transport/notices.ts'
import { dropProblem } from '../../../widgets/files/droppedFiles.ts'
import { useFileDrop } from '../../../widgets/files/useFileDrop.ts'
import './listDrop.css'

type Props = { onTake: (files: readonly File[]) => void; children: ReactNode }

/** Takes the files that the user drops anywhere on the page of a list. An e-mail file also fills in the form. */
export const ListDrop = ({ onTake, children }: Props) => {
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop({
    zone,
    onDrop: (dropped) => {
      const problem = dropProblem(dropped)
      if (problem !== undefined) notify({ kind: 'warning', text: problem })
      if (dropped.files.length > 0) onTake(dropped.files)
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
