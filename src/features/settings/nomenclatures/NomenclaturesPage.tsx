import { Link, useLocation } from 'wouter'
import { to } from '../../../routes/to.ts'
import type { Entry } from '../../../rules/registers/nomenclatureRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import { FixedListGrid } from './FixedListGrid.tsx'
import { fixedLists } from './fixedLists.ts'
import { changeableLists } from './lists.ts'

const [first] = changeableLists
const tabs = [...changeableLists, ...fixedLists].map(({ name, title }) => ({ key: name, label: title }))
const choices = tabs.map(({ key, label }) => ({ value: key, label }))

const listsWithPages = [
  ['Кореспондентски групи', to.settings.correspondentGroups()],
  ['Видове адреси', to.settings.addressTypes()],
  ['Видове документи', to.settings.documentTypes()],
  ['Класификационна схема', to.settings.documentClassificationTree()],
  ['Регистрови индекси', to.settings.indexToDocuments()],
  ['Неработни дни', to.settings.workingDaysCalendar()],
] as const

const listIn = (search: string): string => {
  const named = new URLSearchParams(search).get('list')
  return tabs.find(({ key }) => key === named)?.key ?? first?.name ?? ''
}

/**
 * Renders links to the lists that have pages of their own. They are not shown on a phone, because its menu contains
 * these pages.
 */
const Elsewhere = () => (
  <span className="desk-only">
    {'Със собствен екран: '}
    {listsWithPages.map(([title, href], at) => (
      <span key={href}>
        {at > 0 && ', '}
        <Link href={href}>{title}</Link>
      </span>
    ))}
    .
  </span>
)

const EntryFields = ({ input, dateInput, values: { isSystem, validFrom } }: Form<Entry>) => (
  <>
    <TextField {...input('latinName')} label="Изписване на латиница" />
    <TextArea {...input('description')} label="Описание" rows={2} />
    {!isSystem && (
      <div className="form-grid">
        <DateField {...dateInput('validFrom')} label="Валидна от" />
        <DateField {...dateInput('validTo')} label="Валидна до" min={validFrom ?? undefined} />
      </div>
    )}
  </>
)

const NomenclaturesPage = () => {
  const [, navigate] = useLocation()
  const current = listIn(useSearch())
  const changeable = changeableLists.find(({ name }) => name === current)
  const fixed = fixedLists.find(({ name }) => name === current)
  const show = (list: string) => navigate(to.settings.nomenclatures({ list }), { replace: true })
  return (
    <>
      <PageHeader title="Номенклатури" note={<Elsewhere />} />
      <div className="tabs-beside">
        <div>
          <Tabs isList label="Номенклатури" tabs={tabs} current={current} onChange={show} />
          <div className="tabs-choice">
            <SelectField label="Номенклатура" empty={null} options={choices} value={current} onChange={show} />
          </div>
          <TabPanel of={current}>
            {changeable && (
              <NomenclaturePage definition={changeable} isPart>
                {(form) => <EntryFields {...form} />}
              </NomenclaturePage>
            )}
            {fixed && <FixedListGrid key={fixed.name} list={fixed} />}
          </TabPanel>
        </div>
      </div>
    </>
  )
}

export default NomenclaturesPage
