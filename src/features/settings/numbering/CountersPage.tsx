import { configuration, indexCounters, numberIndexes } from '../../../contract/configuration.ts'
import { yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { type Counter, counterRules, nextOf } from '../../../rules/documents/counterRules.ts'
import { countOrDash } from '../../../rules/words/pluralise.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'

const numberColumn = (
  key: string,
  header: string,
  of: (counter: Counter) => number | null,
  shown: (value: number | null) => string = countOrDash,
): GridColumn<Counter> => ({
  key,
  header,
  width: '8rem',
  onPhone: 'line',
  numeric: true,
  text: (counter) => shown(of(counter)),
})

const years = lookupOptions(indexCounters.list, {}, (all) =>
  [...new Set(all.flatMap(({ year }) => year ?? []))]
    .sort((a, b) => b - a)
    .map((year) => ({ id: year, name: String(year) })),
)

const counters = register<Counter>({
  name: 'index-counter',
  title: 'Броячи за номера',
  note: 'Всеки брояч дава номерата по своите регистрови индекси; даден номер не се дава втори път.',
  calls: indexCounters,
  rules: counterRules,
  blank: {
    id: 0,
    name: '',
    year: yearOf(today()),
    firstNumber: 1,
    currentValue: 0,
    step: 1,
    restartsEachYear: true,
    isActive: true,
  },
  staleCalls: [numberIndexes.list, configuration.getDocumentNumberIndexes],
  afterAdding: 'Изберете го в индекса, чиито номера ще дава.',
  usedIn: { numberIndex: () => to.settings.indexToDocuments() },
  columns: [
    numberColumn(
      'year',
      'Година',
      ({ year }) => year,
      (year) => String(year ?? '–'),
    ),
    numberColumn('firstNumber', 'Начален №', ({ firstNumber }) => firstNumber),
    numberColumn('currentValue', 'Текуща стойност', ({ currentValue }) => currentValue),
    numberColumn('next', 'Следващ №', nextOf),
    numberColumn('step', 'Стъпка', ({ step }) => step),
  ],
  narrowings: [
    {
      address: 'year',
      label: 'Година',
      from: years,
      fits: (counter, year) => counter.year === year,
      start: (blank, { id }) => ({ ...blank, year: id }),
    },
  ],
  inactiveHint: 'Неактивен брояч не се предлага за нови индекси; номерата по сегашните продължават.',
})

/** Renders the page of the index counters (specification 1, section 2, „Settings“; specification 2, Index counters). */
const CountersPage = () => (
  <NomenclaturePage definition={counters}>
    {({ input, field, values, set }) => (
      <>
        <div className="form-grid">
          <NumberField {...input('year')} label="Година" required />
          <NumberField {...input('firstNumber')} label="Начален №" required />
          <NumberField
            {...input('currentValue')}
            label="Текуща стойност"
            required
            hint={`Следващият номер ще е ${countOrDash(nextOf(values))}.`}
          />
          <NumberField {...input('step')} label="Стъпка" required />
        </div>
        <Switch
          {...field('restartsEachYear')}
          label="Започва отначало всяка година"
          checked={values.restartsEachYear}
          onChange={(restartsEachYear) => set({ restartsEachYear })}
        />
      </>
    )}
  </NomenclaturePage>
)

export default CountersPage
