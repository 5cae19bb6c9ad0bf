import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { inspectionResultLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { GroupedInspection, IncludedInspection } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { isUnderWay, planAgainstDone } from '../../../rules/inspections/groupRules.ts'
import { mayAddInspectionFile, mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { regionalDepartmentTown } from '../../../rules/words/departmentName.ts'
import { countOrDash } from '../../../rules/words/pluralise.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { InspectionFiles } from '../files/InspectionFiles.tsx'
import { inspectorAtom } from '../inspectionState.ts'
import { LinkedCaseFiles } from '../record/LinkedCaseFiles.tsx'
import { InspectionTag } from '../words.tsx'
import { ProgressTable } from './ProgressTable.tsx'
import { totalsOf } from './SummaryPaper.tsx'
import type { Singles } from './useSingles.ts'
import '../inspections.css'

type GroupProps = { group: GroupedInspection }

const countOf = (row: IncludedInspection, field: 'devicesCount' | 'nonConformingCount'): string =>
  row.resultId === null && row.devicesCount === 0 ? '–' : countOrDash(row[field])

type DepartmentNames = Parameters<typeof labelFrom>[0]

const columnsOf = (names: DepartmentNames): readonly GridColumn<IncludedInspection>[] => [
  { key: 'number', header: '№', width: '7rem', onPhone: 'title', opens: true, cell: ({ number }) => <b>{number}</b> },
  { key: 'date', header: 'Дата', width: '6.4rem', onPhone: 'tag', nowrap: true, text: ({ date }) => formatDate(date) },
  {
    key: 'department',
    header: 'Отдел',
    width: '6.5rem',
    foldsInto: 'site',
    folds: 'last',
    onPhone: 'line',
    text: ({ departmentId }) => regionalDepartmentTown(labelFrom(names, departmentId)),
  },
  {
    key: 'site',
    header: 'Лице и обект',
    onPhone: 'bare',
    text: ({ inspectedPersonName, siteName, settlementName }) =>
      [inspectedPersonName, siteName, settlementName].filter(Boolean).join(', ') || 'още не е попълнен',
  },
  {
    key: 'devices',
    header: 'СИ',
    width: '4rem',
    numeric: true,
    onPhone: 'line',
    text: (row) => countOf(row, 'devicesCount'),
  },
  {
    key: 'wrong',
    header: 'Несъотв.',
    width: '5rem',
    numeric: true,
    onPhone: 'line',
    text: (row) => countOf(row, 'nonConformingCount'),
  },
  {
    key: 'result',
    header: 'Резултат',
    width: '8rem',
    onPhone: 'line',
    text: ({ resultId }) => labelIn(inspectionResultLabels, resultId),
  },
  {
    key: 'status',
    header: 'Статус',
    width: '7.5rem',
    onPhone: 'tag',
    cell: ({ statusId }) => <InspectionTag statusId={statusId} />,
  },
]

const Progress = ({ group, singles: { busyId, create } }: GroupProps & { singles: Singles }) => {
  const me = useAtomValue(inspectorAtom)
  const names = useAtomValue(departments.optionsAtom)
  const refusal = refusalOf(mayWriteInspections(me.roles))
  return (
    <Card title="План и изпълнение по отдели">
      <ProgressTable
        rows={planAgainstDone(group.plan, group.inspections, (id) => labelFrom(names, id))}
        refusal={isUnderWay(group) ? refusal : null}
        busyId={busyId}
        onCreate={create}
      />
    </Card>
  )
}

export const GroupCards = ({ group, mayChange, singles }: GroupProps & { mayChange: boolean; singles: Singles }) => {
  const [, navigate] = useLocation()
  const names = useAtomValue(departments.optionsAtom)
  const hrefOf = ({ guid }: IncludedInspection) => to.inspections.one(guid)
  const mayAdd = mayAddInspectionFile({ statusId: group.statusId, team: [] }, useAtomValue(inspectorAtom)).allowed
  return (
    <div className="doc-grid">
      <div className="insp-cards">
        <Progress group={group} singles={singles} />
        <Card title={`Включени проверки (${group.inspections.length})`} flush>
          <Grid
            label="Включени проверки"
            columns={columnsOf(names)}
            rows={group.inspections}
            rowKey={({ guid }) => guid}
            rowLabel={({ number }) => `проверка ${number}`}
            rowHref={hrefOf}
            onOpen={(row) => navigate(hrefOf(row))}
            empty={
              <p className="muted m-0 p-3">
                {isUnderWay(group)
                  ? 'Още няма проверки: създайте ги от реда на отдела.'
                  : 'Проверките се създават от реда на отдела, след като груповата бъде планирана.'}
              </p>
            }
          />
        </Card>
        {group.summary && (
          <Card title="Обобщен доклад">
            <p className="pre-line m-0">{group.summary}</p>
          </Card>
        )}
      </div>
      <aside>
        <Card title="Данни за груповата проверка">
          <DescriptionList
            columns={1}
            items={[
              { term: 'Тема', value: group.theme },
              { term: 'Категории', value: group.categories.join(', ') },
              { term: 'Период', value: `${formatDate(group.dateFrom)} – ${formatDate(group.dateTo)}` },
              {
                term: 'Заповед',
                value: <Numbered text={`№ ${group.orderNumber} от ${formatDate(group.orderDate)}`} />,
              },
              { term: 'Ръководител', value: group.leader?.name },
            ]}
          />
        </Card>
        <Card title="Сводни показатели">
          <DescriptionList items={totalsOf(group).map(([term, value]) => ({ term, value }))} />
        </Card>
        <InspectionFiles ownerGuid={group.guid} mayAdd={mayAdd} mayRemove={mayChange} />
        <LinkedCaseFiles kind="groupedInspection" guid={group.guid} number={group.number} caseFiles={group.caseFiles} />
      </aside>
    </div>
  )
}
