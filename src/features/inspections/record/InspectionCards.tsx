import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { inspectionKindLabels } from '../../../contract/enumerations.ts'
import { basisLabels, inspectionResultLabels, measureLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn, labelOfKey } from '../../../contract/labels.ts'
import type { Inspection, InspectionFile } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
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
import { LinkedCaseFiles } from './LinkedCaseFiles.tsx'
import '../inspections.css'

type Props = { inspection: Inspection; mayChange: boolean; onProtocol: () => void }
const noFiles: readonly InspectionFile[] = []

/** „02.11.2026, 10:30 ч.“ of a local time. */
const shownTime = (at: string | null): string =>
  at === null ? '' : `${formatDate(at.slice(0, 10))}, ${at.slice(11)} ч.`
const linesOf = (text: string) => text && <span className="pre-line">{text}</span>

const Facts = ({ inspection: one }: { inspection: Inspection }) => (
  <Card title="Данни за проверката">
    <DescriptionList
      items={[
        { term: 'Вид', value: labelIn(inspectionKindLabels, one.kindId) },
        {
          term: 'Основание',
          value: [
            labelOfKey(basisLabels, one.basis),
            one.basisNumber && `№ ${one.basisNumber}`,
            formatDate(one.basisDate),
          ]
            .filter(Boolean)
            .join(', '),
        },
        { term: 'Начало', value: shownTime(one.startsAt) },
        { term: 'Край', value: shownTime(one.endsAt) },
        { term: 'Регионален отдел', value: one.department?.name },
        { term: 'Проверяващи', value: one.team.map(({ name }) => name).join(', ') },
        one.groupedInspection
          ? {
              term: 'Групова проверка',
              value: (
                <Link href={to.groupInspections.one(one.groupedInspection.guid)}>{one.groupedInspection.number}</Link>
              ),
            }
          : undefined,
        one.follows
          ? {
              term: 'Последваща на',
              value: <Link href={to.inspections.one(one.follows.guid)}>{one.follows.number}</Link>,
            }
          : undefined,
        one.followedBy.length > 0
          ? {
              term: 'Последващи проверки',
              value: one.followedBy.map(({ guid, number }) => (
                <Link key={guid} className="mr-2" href={to.inspections.one(guid)}>
                  {number}
                </Link>
              )),
            }
          : undefined,
        { term: 'Категории', value: one.categories.join(', '), wide: true },
        { term: 'Проверени изисквания', value: linesOf(one.requirements), wide: true },
      ]}
    />
  </Card>
)

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

const Protocol = ({ inspection: { protocol }, mayChange, onProtocol }: Props) => (
  <Card title="Протокол">
    {protocol ? (
      <p className="mt-0">
        № <b>{protocol.number}</b> от {formatDate(protocol.date)}
        {protocol.author && `, съставил ${protocol.author.name}`}
      </p>
    ) : (
      <p className="muted mt-0">Протоколът не е съставен.</p>
    )}
    {(protocol !== null || mayChange) && (
      <Button icon={protocol && !mayChange ? IconPrint : IconDocument} onClick={onProtocol}>
        {protocol ? (mayChange ? 'Протокол: редактирай и отпечатай' : 'Отпечатай протокола') : 'Състави протокол'}
      </Button>
    )}
  </Card>
)

/** What an inspection says, to be read: on a phone one card under the other. */
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
        <Facts inspection={inspection} />
        <Protocol {...props} />
        <InspectionFiles ownerGuid={guid} mayAdd={mayAdd} mayRemove={mayChange} />
        <LinkedCaseFiles kind="inspection" guid={guid} number={inspection.number} caseFiles={inspection.caseFiles} />
      </aside>
    </div>
  )
}
