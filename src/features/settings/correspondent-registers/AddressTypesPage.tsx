import { addressTypes } from '../../../contract/configuration.ts'
import { documents } from '../../../contract/documents.ts'
import { metadata } from '../../../contract/metadata.ts'
import { to } from '../../../routes/to.ts'
import { addressTypeRules } from '../../../rules/correspondents/correspondentRegisters.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'

const types = register({
  name: 'address-type',
  title: 'Видове адреси',
  note: 'Видът се избира при всеки адрес на кореспондент; този по подразбиране се попълва сам на нов ред.',
  calls: addressTypes,
  rules: addressTypeRules,
  blank: { id: 0, name: '', isDefault: false, isActive: true },
  staleCalls: [metadata.getAddressTypes, documents.getCorrespondentById],
  usedIn: { correspondent: ({ id }) => to.administrativeServices.correspondents({ addressTypeId: id }) },
  inactiveHint: 'Неактивен вид не се предлага за нови адреси; тези, които го имат, остават.',
})

const AddressTypesPage = () => <NomenclaturePage definition={types} />

export default AddressTypesPage
