import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import type { CorrespondentPair } from '../../../contract/shapes/correspondents.ts'
import { doubleReasonLabels } from '../../../rules/correspondents/doubles.ts'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { queryAtom } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { correspondentAtom, correspondentChangedAtom } from './correspondentState.ts'
import { MergeDoubles } from './MergeDoubles.tsx'
import './correspondentPage.css'

/** The most pairs that are shown at once; after a merge the next ones follow. */
const most = 50
const pairsAtom = queryAtom(() => queryOf(documents.getAllCorrespondentDoubles, { query: { skip: 0, take: most } }))

const title = 'Възможни двойници'

const One = ({ fullName, uniqueNumber, settlementName, documentsCount }: CorrespondentPair['kept']) => (
  <span>
    <b>{fullName}</b>{' '}
    <span className="muted small">
      {[
        uniqueNumber === '' ? 'без номер' : `№ ${maskIdentifier(uniqueNumber)}`,
        settlementName,
        documentsCount !== null && pluralise(documentsCount, 'document'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
)

type ChosenProps = { pair: CorrespondentPair; onDone: () => void; onClose: () => void }
const Chosen = ({ pair, onDone, onClose }: ChosenProps) => {
  const { data, error, refetch } = useAtomValue(correspondentAtom(pair.kept.id))
  if (data) return <MergeDoubles kept={data} goneId={pair.gone.id} onDone={onDone} onClose={onClose} />
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Dialog>
  )
}

/** Lists the probable doubles of the whole register; a pair is compared and merged. */
const PossibleDoubles = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useAtomValue(pairsAtom)
  const notifyChanged = useSetAtom(correspondentChangedAtom)
  const [pair, setPair] = useState<CorrespondentPair | null>(null)
  if (pair)
    return (
      <Chosen
        pair={pair}
        onClose={() => setPair(null)}
        onDone={() => {
          setPair(null)
          void refetch()
          for (const { id } of [pair.kept, pair.gone]) void notifyChanged(id)
        }}
      />
    )
  return (
    <Dialog open size="l" title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      {data?.items.length === 0 && <p className="muted">Няма записи със същия номер или със същото име и адрес.</p>}
      {data && data.items.length > 0 && (
        <div className="flex flex-column gap-3">
          <p className="muted">
            {data.totalCount > data.items.length
              ? `Показани са първите ${data.items.length} от ${data.totalCount} двойки; след обединяване следват другите.`
              : 'Първият запис от двойката остава, вторият води към него. Какво остава, избирате при сравнението.'}
          </p>
          <ul className="correspondent-doubles" aria-label={title}>
            {data.items.map((one) => (
              <li key={`${one.kept.id}/${one.gone.id}`}>
                <span className="correspondent-pair">
                  <One {...one.kept} />
                  <One {...one.gone} />
                  {one.reason && <StatusTag tone="grey">{doubleReasonLabels[one.reason]}</StatusTag>}
                </span>
                <Button
                  small
                  aria-label={`Сравни ${one.kept.fullName} с ${one.gone.fullName}`}
                  onClick={() => setPair(one)}
                >
                  Сравни
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

export default PossibleDoubles
