import { useSetAtom } from 'jotai'
import { Link, useLocation } from 'wouter'
import { cancelBasisLabels, DeviceFileKind } from '../../../contract/deviceKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { lacksTranslation, mayChangeFiles } from '../../../rules/devices/mayManageDevices.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { attempt } from '../../../transport/request.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { DeviceFiles } from '../files/DeviceFiles.tsx'
import { CaseFilesCard, HistoryCard } from '../RecordLife.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { SupplementsCard } from './SupplementsCard.tsx'
import { TypeContentCards } from './TypeContentCards.tsx'
import './types.css'

type Props = { definition: TypeDefinition; type: DeviceType; refusal: Refusal | undefined }

export const TypeFiles = ({ definition, type, refusal }: Props) => {
  const invalidate = useSetAtom(invalidateInTabsAtom)
  return (
    <DeviceFiles
      calls={definition.calls}
      record={type}
      recordNow={() => attempt(definition.calls.byId, { query: { id: type.id } }, { quiet: true })}
      refusal={refusal ?? refusalOf(mayChangeFiles(type))}
      {...(lacksTranslation(definition.isForeign, type) && { firstKind: DeviceFileKind.TRANSLATION })}
      requestAgain={() => void invalidate(definition.calls.byId)}
    />
  )
}

const CancelledBanner = ({ cancellation }: Pick<DeviceType, 'cancellation'>) =>
  cancellation && (
    <Banner kind="warning" title={`Отменен на ${formatDate(cancellation.date)}`}>
      {`${labelIn(cancelBasisLabels, cancellation.basisId, 'n')}, заповед № ${cancellation.orderNumber} от ${formatDate(cancellation.orderDate)}. ${cancellation.motives}`}
    </Banner>
  )

const WaitingBanner = ({ definition, type }: Pick<Props, 'definition' | 'type'>) => {
  const draft = type.supplements.find(({ isDraft }) => isDraft)
  return (
    draft && (
      <Banner
        kind="info"
        title="Има допълнение, което още не е вписано"
        action={<Link href={definition.at.one(draft.id)}>Отвори черновата на допълнението</Link>}
      />
    )
  )
}

/** Renders a warning for a foreign type without the document in Bulgarian, because such a type cannot be registered. */
const TranslationBanner = ({ definition, type }: Pick<Props, 'definition' | 'type'>) =>
  lacksTranslation(definition.isForeign, type) && (
    <Banner kind="warning" title="За вписване липсва превод на български">
      Прикачете превода на чуждестранния документ във „Файлове и изображения“, с вид „Превод на български“.
    </Banner>
  )

export const TypeBody = ({ definition, type, refusal }: Props) => {
  const [, navigate] = useLocation()
  return (
    <div className="flex flex-column gap-3">
      <CancelledBanner cancellation={type.cancellation} />
      <WaitingBanner definition={definition} type={type} />
      <TranslationBanner definition={definition} type={type} />
      <div className="doc-grid">
        <div className="flex flex-column gap-3">
          <TypeContentCards definition={definition} type={type} />
          <TypeFiles definition={definition} type={type} refusal={refusal} />
        </div>
        <aside className="flex flex-column gap-3">
          <SupplementsCard
            definition={definition}
            type={type}
            refusal={refusal}
            onAdd={() => navigate(definition.at.amendment(type.id))}
          />
          <CaseFilesCard caseFiles={type.caseFiles} />
          <HistoryCard history={type.history} />
        </aside>
      </div>
    </div>
  )
}
