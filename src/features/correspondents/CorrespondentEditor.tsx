import { useEffect, useState } from 'react'
import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { mayChangeCorrespondent } from '../../rules/correspondents/maskedNumbers.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import { useFetch } from '../../state/useFetch.ts'
import { queryOf } from '../../transport/query.ts'
import { startCall } from '../../transport/startCall.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { CorrespondentForm } from './CorrespondentForm.tsx'
import { correspondentFrom } from './newCorrespondent.ts'

export type EditorProps = {
  correspondentId?: number | null
  initialName?: string
  known?: Partial<Correspondent>
  onDone: (correspondent: Correspondent) => void
  onClose: () => void
}

const CorrespondentEditor = ({ correspondentId, initialName = '', known, ...ends }: EditorProps) => {
  const [tries, setTries] = useState(0)
  if (!correspondentId)
    return (
      <CorrespondentForm title="Нов кореспондент" start={{ ...correspondentFrom(initialName), ...known }} {...ends} />
    )
  const again = () => setTries(tries + 1)
  return <Existing key={`${correspondentId}/${tries}`} id={correspondentId} onRetry={again} {...ends} />
}

type ExistingProps = Pick<EditorProps, 'onDone' | 'onClose'> & { id: number; onRetry: () => void }

const Existing = ({ id, onRetry, ...ends }: ExistingProps) => {
  const fetchOnce = useFetch()
  const [found, setFound] = useState<Correspondent | 'failed' | null>(null)
  useEffect(() => {
    const query = queryOf(documents.getCorrespondentById, { query: { id } }, { quiet: true })
    return startCall(
      () => fetchOnce(query),
      (outcome) => setFound(outcome.done ? outcome.reply : 'failed'),
    )
  }, [id, fetchOnce])
  const title = 'Редактиране на кореспондент'
  const refusal = found === null || found === 'failed' ? undefined : refusalOf(mayChangeCorrespondent(found))
  if (found !== null && found !== 'failed' && !refusal)
    return <CorrespondentForm title={title} start={found} {...ends} />
  return (
    <Dialog open size="l" title={title} onClose={ends.onClose}>
      {found === null && <Skeleton lines={8} />}
      {found === 'failed' && <ErrorState onRetry={onRetry} />}
      {refusal && <EmptyState title={refusal.title}>{refusal.because}</EmptyState>}
    </Dialog>
  )
}

export default CorrespondentEditor
