import { Link } from 'wouter'
import { basisLabels, inspectionKindLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn, labelOfKey } from '../../../contract/labels.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'

const shownTime = (at: string | null): string =>
  at === null ? '' : `${formatDate(at.slice(0, 10))}, ${at.slice(11)} ч.`

const basisText = ({ basis, basisNumber, basisDate }: Inspection): string =>
  [labelOfKey(basisLabels, basis), basisNumber && `№ ${basisNumber}`, formatDate(basisDate)].filter(Boolean).join(', ')

export const InspectionFacts = ({ inspection: one }: { inspection: Inspection }) => (
  <Card title="Данни за проверката">
    <DescriptionList
      items={[
        { term: 'Вид', value: labelIn(inspectionKindLabels, one.kindId) },
        {
          term: 'Основание',
          value: <Numbered text={basisText(one)} />,
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
        {
          term: 'Проверени изисквания',
          value: one.requirements && <span className="pre-line">{one.requirements}</span>,
          wide: true,
        },
      ]}
    />
  </Card>
)
