import { correspondentGroups } from '../../contract/configuration.ts'
import { documents } from '../../contract/documents.ts'
import { to } from '../../routes/to.ts'
import { groupRules } from '../../rules/correspondents/correspondentGroups.ts'
import { activeColumn, nameColumn, usesColumn } from '../../screen-kit/nomenclature/columns.tsx'
import { NomenclaturePage } from '../../screen-kit/nomenclature/NomenclaturePage.tsx'
import { nomenclature } from '../../screen-kit/nomenclature/nomenclature.ts'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'

const groups = nomenclature({
  name: 'correspondent-group',
  title: 'Кореспондентски групи',
  note: 'Групите се избират при кореспондента и по тях се търсят кореспонденти и документи.',
  calls: correspondentGroups,
  rules: groupRules,
  blank: { id: 0, name: '', correspondentsCount: 0, isActive: true },
  derived: ['correspondentsCount'],
  forgets: [documents.searchDocumentCorrespondents],
  uses: {
    noun: 'correspondent',
    count: ({ correspondentsCount }) => correspondentsCount,
    label: 'Кореспонденти в групата',
    href: ({ id }) => to.administrativeServices.correspondents({ correspondentGroupId: id }),
  },
})
const columns = [nameColumn(groups), usesColumn(groups, 'Брой кореспонденти'), activeColumn(groups)]

/** The groups by which correspondents are ordered and searched (document 1, section 2, „Settings“). */
const GroupsPage = () => (
  <NomenclaturePage kit={groups} columns={columns}>
    {({ field, values, set }) => (
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
          label="Активна"
          hint="Неактивна група не се предлага за нови кореспонденти; тези, които са в нея, остават."
          checked={values.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      </>
    )}
  </NomenclaturePage>
)

export default GroupsPage
