import { Link } from 'wouter'
import type { DeviceType, Supplement } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { saysWithAll } from '../../../rules/devices/effective.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { HistoryCard } from '../RecordLife.tsx'
import type { TypeKit } from '../typeKit.ts'
import { supplementKindName } from '../typeLabels.ts'
import { Differences } from './Differences.tsx'
import { TypeFiles } from './TypeBody.tsx'
import { SaysList } from './TypeContentCards.tsx'
import './types.css'

type Props = { kit: TypeKit; supplement: DeviceType; parent: DeviceType; refusal: Refusal | undefined }

/** What the type says without a supplement and those that came after it. */
const saysBefore = (parent: DeviceType, { id, supplementNumber }: DeviceType) => {
  const isEarlier = (one: Supplement) =>
    one.id !== id && (supplementNumber === null || (one.number ?? 0) < supplementNumber)
  return saysWithAll({ ...parent, supplements: parent.supplements.filter(isEarlier) })
}

/** What a supplement is, what it changes, and what the type says with it. */
export const SupplementBody = ({ kit, supplement, parent, refusal }: Props) => (
  <div className="doc-grid">
    <div className="flex flex-column gap-3">
      <Card title="Допълнение">
        <DescriptionList
          columns={3}
          items={[
            {
              term: 'Към тип',
              value: <Link href={kit.at.one(parent.id)}>{`№ ${supplement.parentNumber}`}</Link>,
            },
            { term: 'Вид на допълнението', value: supplementKindName(supplement.supplementKindId) },
            { term: 'В сила от', value: formatDate(supplement.supplementDate) },
            { term: 'Описание на изменението', value: supplement.supplementDescription, wide: true },
          ]}
        />
      </Card>
      <Differences kit={kit} before={saysBefore(parent, supplement)} after={supplement} />
      <Card title="Какво казва типът с допълнението">
        <SaysList kit={kit} says={supplement} />
      </Card>
      <TypeFiles kit={kit} type={supplement} refusal={refusal} />
    </div>
    <aside className="flex flex-column gap-3">
      <HistoryCard history={supplement.history} />
    </aside>
  </div>
)
