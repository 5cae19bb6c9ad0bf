import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { doubleReasonLabels } from '../../../rules/correspondents/doubles.ts'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { CorrespondentSelect } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { MergeDoubles } from './MergeDoubles.tsx'

const doublesAtom = queryAtomFamily((id: number) => queryOf(documents.getCorrespondentDoubles, { query: { id } }))

type Props = { correspondent: Correspondent; refusal: Refusal | undefined; onMerged: (goneId: number) => void }

/** Renders the probable doubles of a correspondent, and a search for another record of the same one. */
export const Doubles = ({ correspondent, refusal, onMerged }: Props) => {
  const { data, refetch } = useAtomValue(doublesAtom(correspondent.id))
  const [goneId, setGoneId] = useState<number | null>(null)
  const close = () => setGoneId(null)
  const done = (mergedId: number) => {
    close()
    void refetch()
    onMerged(mergedId)
  }
  return (
    <Card title="Двойници">
      <div className="flex flex-column gap-3">
        {data?.length === 0 && <p className="muted">Няма друг запис със същия номер или със същото име и адрес.</p>}
        {data && data.length > 0 && (
          <ul className="correspondent-doubles" aria-label="Вероятни двойници">
            {data.map(({ id, fullName, uniqueNumber, reason }) => (
              <li key={id}>
                <span>
                  <b>{fullName}</b>{' '}
                  <span className="muted small">
                    {[reason && doubleReasonLabels[reason], uniqueNumber && `№ ${maskIdentifier(uniqueNumber)}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Button small refusal={refusal} aria-label={`Сравни с ${fullName}`} onClick={() => setGoneId(id)}>
                  Сравни
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!refusal && (
          <CorrespondentSelect
            label="Обедини с друг запис"
            kind={correspondent.isLegalEntity ? 'organisation' : 'person'}
            selected={[]}
            onPick={({ correspondentID }) => setGoneId(correspondentID)}
            onRemove={close}
          />
        )}
      </div>
      {goneId !== null && (
        <MergeDoubles kept={correspondent} goneId={goneId} onDone={() => done(goneId)} onClose={close} />
      )}
    </Card>
  )
}
