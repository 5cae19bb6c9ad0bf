import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Scope } from '../../contract/enumerations.ts'
import type { RegistrationLogLine } from '../../contract/registrationLog.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { fileColumns } from '../../screen-kit/list/export/fileColumns.ts'
import { makeFromAllRows } from '../../screen-kit/list/export/fileOfRows.ts'
import { PrintRowsButton } from '../../screen-kit/list/export/PrintRowsButton.tsx'
import { sheetOf } from '../../screen-kit/list/export/sheet.ts'
import { ListScreen } from '../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../screen-kit/list/ListEmpty.tsx'
import { PeriodFields } from '../../screen-kit/list/PeriodFields.tsx'
import { useFilterPanel } from '../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../screen-kit/lookup/LookupSelect.tsx'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { FilterCard } from '../../widgets/fields/FilterCard.tsx'
import type { RowTone } from '../../widgets/grid/gridColumn.ts'
import { IconCaseFile } from '../../widgets/icons.ts'
import { type DocumentScope, indexOptions } from '../document-lookups/public.ts'
import { LogPaper } from './LogPaper.tsx'
import { logColumns } from './logColumns.tsx'
import { bothModules, logFilter, logOf, logPage, logs, withPeriod } from './logFilter.ts'

const scopeOf = { 'documents-flow': Scope.DMS, 'administrative-services': Scope.AU } as const
const parts = (scope: DocumentScope) => ({ filter: logFilter(scope), pageOf: logPage(scope) })
const partsOf = { [Scope.DMS]: parts(Scope.DMS), [Scope.AU]: parts(Scope.AU) }

const keyOf = ({ key }: RegistrationLogLine) => key
const labelOf = ({ number }: RegistrationLogLine) => `№ ${number}`
const toneOf = ({ kind, isAnnulled }: RegistrationLogLine): RowTone | undefined =>
  kind === 'skipped' || isAnnulled ? 'muted' : undefined

/** Renders the registration log: every number in order, including skipped numbers. */
const RegistrationLogPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const scope = scopeOf[module]
  const { filter, pageOf } = partsOf[scope]
  const list = useListPage({
    name: `${module}.registration-log`,
    title: 'Дневници',
    filter,
    columns: logColumns,
    pageOf,
    filledIn: withPeriod,
  })
  const panel = useFilterPanel(filter, list)
  const period = usePeriod(panel)
  const log = logOf(list.filter)
  const tags = useAtomValue(useMemo(() => filter.tagsAtom(list.filter), [filter, list.filter]))
  const about = tags.map(({ label }) => label).join('; ')
  return (
    <ListScreen
      list={list}
      label={log.title}
      fileOfList={({ heading }) =>
        makeFromAllRows(list, keyOf, (rows) =>
          sheetOf({
            title: log.title,
            heading: [log.title, ...heading.slice(1)],
            columns: fileColumns(list.columns),
            rows,
          }),
        )
      }
      actions={
        <PrintRowsButton
          list={list}
          rowKey={keyOf}
          paper={(rows, onDone) => (
            <LogPaper title={log.title} about={about} columns={fileColumns(list.columns)} rows={rows} onDone={onDone} />
          )}
        />
      }
      filterCard={
        <>
          <Chips
            label="Дневник"
            items={logs.map(({ key, label }) => ({
              key,
              label,
              pressed: key === log.key,
              onPress: () => list.show({ ...list.filter, log: key }),
            }))}
          />
          <FilterCard {...panel.card(period)}>
            <PeriodFields {...period} />
            <LookupSelect label="Регистров индекс" from={indexOptions[scope]} {...panel.id('numberIndexId')} />
            <Checkbox label={bothModules} {...panel.flag('bothModules')} />
          </FilterCard>
        </>
      }
      rowKey={keyOf}
      rowLabel={labelOf}
      rowHref={({ documentGuid }) =>
        documentGuid === null ? undefined : documentModule(module).document(documentGuid)
      }
      moreActions={({ caseFileGuid: guid }) =>
        guid
          ? [
              {
                label: 'Отвори преписката',
                icon: IconCaseFile,
                run: () => navigate(documentModule(module).caseFile(guid)),
              },
            ]
          : []
      }
      rowTone={toneOf}
      empty={
        <ListEmpty
          list={list}
          of="вписани документи"
          one="един вписан документ"
          title="Няма вписани документи"
          because="В този период няма документи с номер в избрания дневник."
        />
      }
    />
  )
}

export default RegistrationLogPage
