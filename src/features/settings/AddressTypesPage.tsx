import { addressTypes } from '../../contract/configuration.ts'
import { documents } from '../../contract/documents.ts'
import { metadata } from '../../contract/metadata.ts'
import { addressTypeRules, formerDefaults } from '../../rules/correspondents/addressTypes.ts'
import { NomenclaturePage } from '../../screen-kit/nomenclature/NomenclaturePage.tsx'
import { nomenclature } from '../../screen-kit/nomenclature/nomenclature.ts'
import { Switch } from '../../widgets/fields/Switch.tsx'

const types = nomenclature({
  name: 'address-type',
  title: 'Видове адреси',
  note: 'Видът се избира при всеки адрес на кореспондент; този по подразбиране се попълва сам на нов ред.',
  calls: addressTypes,
  rules: addressTypeRules,
  blank: { id: 0, name: '', isDefault: false, isActive: true },
  forgets: [metadata.getAddressTypes, documents.getCorrespondentById],
  columns: [
    {
      key: 'isDefault',
      header: 'По подразбиране',
      width: '10rem',
      onPhone: 'line',
      cell: ({ isDefault }) => (isDefault ? 'Да' : <span className="muted">–</span>),
    },
  ],
  inactiveHint: 'Неактивен вид не се предлага за нови адреси; тези, които го имат, остават.',
})

/** The types of correspondents' addresses (document 1, section 2, „Settings“). */
const AddressTypesPage = () => (
  <NomenclaturePage kit={types}>
    {({ field, values, set }, rows) => {
      const [former] = formerDefaults(values, rows)
      return (
        <Switch
          {...field('isDefault')}
          label="По подразбиране"
          {...(former && { hint: `Сега по подразбиране е „${former.name}“. Ще го замени този вид.` })}
          checked={values.isDefault}
          onChange={(isDefault) => set({ isDefault })}
        />
      )
    }}
  </NomenclaturePage>
)

export default AddressTypesPage
