import { Link } from 'wouter'
import type { DeviceType, Supplement } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { maySupplement } from '../../../rules/devices/mayManageDevices.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { labelOfField, supplementKindName } from '../typeLabels.ts'

type Props = {
  definition: TypeDefinition
  type: DeviceType
  refusal: Refusal | undefined
  onAdd: () => void
}

const papers = ['certificateNumber', 'certificateDate', 'orderNumber', 'orderDate']
const changesOf = ({ changedFields }: Supplement, { isForeign }: TypeDefinition): string =>
  changedFields
    .filter((field) => !papers.includes(field))
    .map((field) => labelOfField(field as Parameters<typeof labelOfField>[0], isForeign))
    .filter(Boolean)
    .join(', ')

const SupplementLine = ({ definition, one }: { definition: TypeDefinition; one: Supplement }) => (
  <li>
    <div className="flex flex-wrap align-items-center gap-2">
      <Link href={definition.at.one(one.id)}>
        {one.isDraft ? 'Допълнение (чернова)' : `Допълнение № ${one.number ?? ''}`}
      </Link>
      <span>{supplementKindName(one.supplementKindId)}</span>
      {one.isDraft ? <StatusTag tone="grey">Чернова</StatusTag> : <span>от {formatDate(one.supplementDate)}</span>}
    </div>
    <div>{one.supplementDescription}</div>
    <small className="muted">{`Променя: ${changesOf(one, definition) || 'още нищо'}`}</small>
  </li>
)

export const SupplementsCard = ({ definition, type, refusal, onAdd }: Props) => (
  <Card
    title="Допълнения"
    actions={
      !refusal && (
        <Button small icon={IconAdd} refusal={refusalOf(maySupplement(type))} onClick={onAdd}>
          Ново допълнение
        </Button>
      )
    }
  >
    {type.supplements.length === 0 ? (
      <p className="muted m-0">Типът няма допълнения.</p>
    ) : (
      <ol className="type-lines">
        {type.supplements.map((one) => (
          <SupplementLine key={one.id} definition={definition} one={one} />
        ))}
      </ol>
    )}
  </Card>
)
