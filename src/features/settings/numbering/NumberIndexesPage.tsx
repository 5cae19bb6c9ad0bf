import { configuration, indexCounters, numberIndexes } from '../../../contract/configuration.ts'
import { Scope, scopeLabels } from '../../../contract/enumerations.ts'
import { labelIn, optionLabel } from '../../../contract/labels.ts'
import { to } from '../../../routes/to.ts'
import { type NumberIndex, numberIndexRules } from '../../../rules/documents/numberIndexRules.ts'
import { namedWithState } from '../../../rules/registers/registerRules.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LookupName } from '../../../screen-kit/lookup/LookupName.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { chosenNumber, scopeOptions, shownChoice } from '../choices/selectOptions.ts'
import { byDocumentType } from '../choices/settingsLookups.ts'
import { IndexedTypeRows } from './IndexedTypeRows.tsx'

/**
 * The counters as options. Only the latest year of each counter is offered, because the next number comes from that
 * year.
 */
const counters = lookupOptions(indexCounters.list, {}, (all) => {
  const byYear = all.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0))
  const latest = new Map(byYear.map((counter) => [counter.name, counter]))
  return [...latest.values()]
    .map((counter) => namedWithState(counter, 'Броячът'))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'bg'))
})

const typesOf = ({ documentTypes }: NumberIndex): string =>
  [...new Set(documentTypes.map(({ documentType }) => optionLabel(documentType)))].join(', ')

const documentsOf = ({ id, scope }: NumberIndex): string | undefined => {
  if (scope === Scope.DMS) return to.documentsFlow.documents({ departmentId: 'any', numberIndexId: id })
  return scope === Scope.AU
    ? to.administrativeServices.documents({ departmentId: 'any', numberIndexId: id })
    : undefined
}

const indexes = register<NumberIndex>({
  name: 'number-index',
  title: 'Индекси към видове документи',
  note: 'С индекса започва регистрационният номер; броячът му дава поредния номер при регистриране.',
  calls: numberIndexes,
  rules: numberIndexRules,
  blank: {
    id: 0,
    name: '',
    numberPrefix: '',
    counterId: null,
    departmentId: null,
    scope: null,
    documentTypes: [],
    isActive: true,
  },
  staleCalls: [configuration.getDocumentNumberIndexes, configuration.getDocumentTypes],
  narrowings: [
    byDocumentType({
      fits: ({ documentTypes }, id) => documentTypes.some(({ documentType }) => documentType?.id === id),
      start: (blank, documentType) => ({
        ...blank,
        documentTypes: [{ documentType, documentDirectionId: null, departmentId: null, isPrimary: true }],
      }),
    }),
  ],
  usedIn: { document: documentsOf, documentType: () => to.settings.documentTypes() },
  related: [{ label: 'Броячи за номера', href: to.settings.incrementalNumbers }],
  columns: [
    { key: 'prefix', header: 'Индекс', width: '7rem', onPhone: 'line', text: ({ numberPrefix }) => numberPrefix },
    {
      key: 'counter',
      header: 'Брояч',
      width: '14rem',
      onPhone: 'line',
      cell: ({ counterId }) => <LookupName from={counters} id={counterId} />,
    },
    {
      key: 'documentTypes',
      header: 'Видове документи',
      onPhone: 'line',
      cell: (index) => <Clamp lines={3}>{typesOf(index) || '–'}</Clamp>,
    },
    {
      key: 'department',
      header: 'Звено',
      width: '10rem',
      onPhone: 'line',
      cell: ({ departmentId }) =>
        departmentId === null ? '' : <LookupName from={departments} id={departmentId} gender="n" />,
    },
    {
      key: 'scope',
      header: 'Обхват',
      width: '11rem',
      onPhone: 'line',
      text: ({ scope }) => labelIn(scopeLabels, scope) || '–',
    },
  ],
  inactiveHint: 'По неактивен индекс не се дават нови номера; дадените остават.',
})

const NumberIndexesPage = () => (
  <NomenclaturePage definition={indexes} size="l">
    {(form, _rows, table) => (
      <>
        <div className="form-grid">
          <TextField {...form.input('numberPrefix')} label="Индекс" required />
          <ChoiceField {...form.input('counterId')} label="Брояч" required from={counters} />
          <SelectField
            {...form.field('scope')}
            label="Обхват"
            required
            value={shownChoice(form.values.scope)}
            options={scopeOptions}
            onChange={(value) => form.set({ scope: chosenNumber(value) })}
          />
          <ChoiceField {...form.input('departmentId')} label="Звено" placeholder="Всички" from={departments} />
        </div>
        <IndexedTypeRows form={form} table={table} />
      </>
    )}
  </NomenclaturePage>
)

export default NumberIndexesPage
