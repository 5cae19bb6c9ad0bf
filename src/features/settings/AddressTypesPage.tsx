import { addressTypes } from '../../contract/configuration.ts'
import { documents } from '../../contract/documents.ts'
import { metadata } from '../../contract/metadata.ts'
import { addressTypeRules, formerDefaults } from '../../rules/correspondents/addressTypes.ts'
import { activeColumn, nameColumn } from '../../screen-kit/nomenclature/columns.tsx'
import { NomenclaturePage } from '../../screen-kit/nomenclature/NomenclaturePage.tsx'
import { nomenclature } from '../../screen-kit/nomenclature/nomenclature.ts'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'

const types = nomenclature({
  name: 'address-type',
  title: 'Видове адреси',
  note: 'Видът се избира при всеки адрес на кореспондент; този по подразбиране се попълва сам на нов ред.',
  calls: addressTypes,
  rules: addressTypeRules,
  blank: { id: 0, name: '', isDefault: false, isActive: true },
  forgets: [metadata.getAddressTypes, documents.getCorrespondentById],
})
const columns = [
  nameColumn(types),
  {
    key: 'isDefault',
    header: 'По подразбиране',
    width: '10rem',
    onPhone: 'line' as const,
    cell: ({ isDefault }: typeof types.blank) => (isDefault ? 'Да' : <span className="muted">–</span>),
  },
  activeColumn(types),
]

/** The types of correspondents' addresses (document 1, section 2, „Settings“). */
const AddressTypesPage = () => (
  <NomenclaturePage kit={types} columns={columns}>
    {({ field, values, set }, rows) => {
      const [former] = formerDefaults(values, rows)
      return (
        <>
          <TextField
            {...field('name')}
            label="Наименование"
            required
            maxLength={100}
            value={values.name}
            onChange={(name) => set({ name })}
          />
          <Switch
            {...field('isDefault')}
            label="По подразбиране"
            {...(former && { hint: `Сега по подразбиране е „${former.name}“. Ще го замени този вид.` })}
            checked={values.isDefault}
            onChange={(isDefault) => set({ isDefault })}
          />
          <Switch
            {...field('isActive')}
            label="Активен"
            hint="Неактивен вид не се предлага за нови адреси; тези, които го имат, остават."
            checked={values.isActive}
            onChange={(isActive) => set({ isActive })}
          />
        </>
      )
    }}
  </NomenclaturePage>
)

export default AddressTypesPage
