import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { timeOf } from '../../../dates/civilDate.ts'
import { isGuid } from '../../../rules/routeAccess.ts'
import type { Classroom } from '../../../rules/training/classroom.ts'
import { clearRoutesAtom } from '../../../state/lastRoutes.ts'
import { refetchAtom } from '../../../state/queryClient.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconTraining } from '../../../widgets/icons.ts'
import { useClassState } from './useClassState.ts'
import './classroom.css'

const isOfRecord = (path: string): boolean => path.split('/').some((part) => isGuid(part) || /^\d+$/.test(part))

export const ClassNews = ({ classroom }: { classroom: Classroom }) => {
  const { unread = [], runs = 0 } = useClassState(classroom) ?? {}
  const refetch = useSetAtom(refetchAtom)
  const clearRoutes = useSetAtom(clearRoutesAtom)
  const [path, navigate] = useLocation()
  const known = useRef(runs)
  // The effect runs when the trainer has reverted the user's changes, because the pages must then be refetched.
  useEffect(() => {
    if (runs === known.current) return
    // The start page is opened, because the record on this page may no longer exist.
    if (isOfRecord(path)) return navigate('/')
    known.current = runs
    void refetch()
    clearRoutes()
  }, [runs, path, navigate, refetch, clearRoutes])
  const last = unread.at(-1)
  return (
    <div className="class-news no-print" role="status" data-part>
      {last && (
        <section aria-label="Съобщение от обучаващия">
          <h2>
            <Glyph icon={IconTraining} /> Съобщение от обучаващия
          </h2>
          {unread.map(({ id, text, at }) => (
            <p key={id}>
              <time dateTime={at}>{timeOf(at)}</time> {text}
            </p>
          ))}
          <Button small kind="primary" onClick={() => classroom.markRead(last.id)}>
            Прочетох
          </Button>
        </section>
      )}
    </div>
  )
}
