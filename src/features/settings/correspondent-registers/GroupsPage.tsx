import { correspondentGroups } from '../../../contract/configuration.ts'
import { documents } from '../../../contract/documents.ts'
import { to } from '../../../routes/to.ts'
import { type Group, groupRules } from '../../../rules/correspondents/correspondentRegisters.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { countColumn } from '../../../screen-kit/register/registerColumns.tsx'

const href = ({ id }: Group) => to.administrativeServices.correspondents({ correspondentGroupId: id })

const groups = register({
  name: 'correspondent-group',
  title: 'Кореспондентски групи',
  note: 'Групите се избират при кореспондента и по тях се търсят кореспонденти и документи.',
  calls: correspondentGroups,
  rules: groupRules,
  blank: { id: 0, name: '', correspondentsCount: 0, isActive: true },
  derived: ['correspondentsCount'],
  staleCalls: [documents.searchDocumentCorrespondents],
  usedIn: { correspondent: href },
  columns: [
    countColumn({
      key: 'correspondentsCount',
      header: 'Брой кореспонденти',
      noun: 'correspondent',
      count: (group) => group.correspondentsCount,
      href,
    }),
  ],
  inactiveHint: 'Неактивна група не се предлага за нови кореспонденти; тези, които са в нея, остават.',
})

const GroupsPage = () => <NomenclaturePage definition={groups} />

export default GroupsPage
