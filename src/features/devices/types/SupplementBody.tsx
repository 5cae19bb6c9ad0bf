import { Link } from 'wouter'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { applySupplement, contentBefore, contentFields, contentOf } from '../../../rules/devices/typeAsOfDate.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { HistoryCard } from '../RecordLife.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { labelOfField, shownValue, supplementKindName } from '../typeLabels.ts'
import { Differences } from './Differences.tsx'
import { TypeFiles } from './TypeBody.tsx'
import { SaysList } from './TypeContentCards.tsx'
import './types.css'

type Props = { definition: TypeDefinition; supplement: DeviceType; parent: DeviceType; refusal: Refusal | undefined }

const papers = ['certificateNumber', 'certificateDate', 'orderNumber', 'orderDate'] as const

export const SupplementBody = ({ definition, supplement, parent, refusal }: Props) => {
  const before = contentBefore(parent, supplement)
  const says = applySupplement(before, { changedFields: contentFields }, contentOf(supplement))
  return (
    <div className="doc-grid">
      <div className="flex flex-column gap-3">
        <Card title="Допълнение">
          <DescriptionList
            columns={3}
            items={[
              {
                term: 'Към тип',
                value: <Link href={definition.at.one(parent.id)}>{`№ ${supplement.parentNumber}`}</Link>,
              },
              { term: 'Вид на допълнението', value: supplementKindName(supplement.supplementKindId) },
              { term: 'В сила от', value: formatDate(supplement.supplementDate) },
              ...papers.map((field) => ({
                term: labelOfField(field, definition.isForeign),
                value: shownValue(field, supplement),
              })),
              { term: 'Описание на изменението', value: supplement.supplementDescription, wide: true },
              supplement.note
                ? { term: labelOfField('note', definition.isForeign), value: supplement.note, wide: true }
                : undefined,
            ]}
          />
        </Card>
        <Differences definition={definition} before={before} after={supplement} />
        <Card title="Типът с допълнението">
          <SaysList definition={definition} says={says} />
        </Card>
        <TypeFiles definition={definition} type={supplement} refusal={refusal} />
      </div>
      <aside className="flex flex-column gap-3">
        <HistoryCard history={supplement.history} />
      </aside>
    </div>
  )
}
