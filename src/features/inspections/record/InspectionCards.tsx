import { useAtomValue } from 'jotai'
import { inspectionResultLabels, measureLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn, labelOfKey } from '../../../contract/labels.ts'
import type { Inspection, InspectionFile } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { mayAddInspectionFile } from '../../../rules/inspections/inspectionMoves.ts'
import { nonConforming } from '../../../rules/inspections/inspectionRules.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDocument, IconPrint } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { DevicesTable } from '../devices/DevicesTable.tsx'
import { InspectionFiles } from '../files/InspectionFiles.tsx'
import { filesAtom, inspectorAtom } from '../inspectionState.ts'
import { resultTone } from '../words.tsx'
import { InspectionDocuments } from './InspectionDocuments.tsx'
import { InspectionFacts } from './InspectionFacts.tsx'
import { LinkedCaseFiles } from './LinkedCaseFiles.tsx'
import '../inspections.css'

type Props = {
  inspection: Inspection
  mayChange: boolean
  /** True if writing the protocol is the next step. Its button is then at the top of the page and not in the card. */
  isProtocolNext: boolean
  onProtocol: () => void
}
const noFiles: readonly InspectionFile[] = []

const linesOf = (text: string) => text && <span className="pre-line">{text}</span>

const Site = ({ inspection: one }: { inspection: Inspection }) => (
  <Card title="Проверявано лице и обект">
    <DescriptionList
      items={[
        {
          term: 'Лице',
          value: [one.inspectedPerson?.name, one.inspectedPersonIdentifier].filter(Boolean).join(', '),
          wide: true,
        },
        { term: 'Обект', value: one.siteName },
        { term: 'Вид обект', value: one.siteKind },
        { term: 'Адрес', value: [one.settlementName, one.siteAddress].filter(Boolean).join(', '), wide: true },
        {
          term: 'Присъствал представител',
          value: [one.representativeName, one.representativePosition].filter(Boolean).join(', '),
          wide: true,
        },
      ]}
    />
  </Card>
)

const Outcome = ({ inspection: one }: { inspection: Inspection }) => (
  <Card title="Констатации и мерки">
    <DescriptionList
      items={[
        {
          term: 'Резултат',
          value:
            one.resultId === null ? null : (
              <StatusTag tone={resultTone(one.resultId)}>{labelIn(inspectionResultLabels, one.resultId)}</StatusTag>
            ),
        },
        { term: 'Последваща проверка до', value: formatDate(one.followUpUntil) },
        { term: 'Констатации', value: linesOf(one.findings), wide: true },
        one.note ? { term: 'Забележка', value: linesOf(one.note), wide: true } : undefined,
      ]}
    />
    {one.measures.map((measure, at) => (
      <div key={at} className="insp-measure mt-2">
        <b>{labelOfKey(measureLabels, measure.kind)}</b>
        <span className="muted small">
          {[
            measure.number && ` № ${measure.number}`,
            measure.date && ` от ${formatDate(measure.date)}`,
            measure.until && `, срок ${formatDate(measure.until)}`,
            measure.doneOn && `, изпълнено на ${formatDate(measure.doneOn)}`,
          ]
            .filter(Boolean)
            .join('')}
        </span>
        {measure.text && <p className="m-0">{measure.text}</p>}
      </div>
    ))}
  </Card>
)

const Protocol = ({ inspection: { protocol }, mayChange, isProtocolNext, onProtocol }: Props) => (
  <Card title="Протокол">
    {protocol ? (
      <p className="m-0">
        № <b>{protocol.number}</b> от {formatDate(protocol.date)}
        {protocol.author && `, съставил ${protocol.author.name}`}
      </p>
    ) : (
      <p className="muted m-0">Протоколът не е съставен.</p>
    )}
    {(protocol !== null || (mayChange && !isProtocolNext)) && (
      <Button className="mt-2" icon={protocol && !mayChange ? IconPrint : IconDocument} onClick={onProtocol}>
        {protocol ? (mayChange ? 'Протокол: редактирай и отпечатай' : 'Отпечатай протокола') : 'Състави протокол'}
      </Button>
    )}
  </Card>
)

export const InspectionCards = (props: Props) => {
  const { inspection, mayChange } = props
  const { guid, devices } = inspection
  const files = useAtomValue(filesAtom(guid)).data ?? noFiles
  const mayAdd = mayAddInspectionFile(inspection, useAtomValue(inspectorAtom)).allowed
  const wrong = nonConforming(inspection).length
  return (
    <div className="doc-grid">
      <div className="insp-cards">
        <Site inspection={inspection} />
        <Card
          title={`Проверени средства за измерване (${devices.length}${wrong > 0 ? `, несъответстващи ${wrong}` : ''})`}
        >
          <DevicesTable devices={devices} ownerGuid={guid} files={files} mayAddFiles={mayChange} />
        </Card>
        <Outcome inspection={inspection} />
      </div>
      <aside>
        <InspectionFacts inspection={inspection} />
        <Protocol {...props} />
        <InspectionDocuments documents={inspection.documents} />
        <InspectionFiles ownerGuid={guid} mayAdd={mayAdd} mayRemove={mayChange} />
        <LinkedCaseFiles kind="inspection" guid={guid} number={inspection.number} caseFiles={inspection.caseFiles} />
      </aside>
    </div>
  )
}
