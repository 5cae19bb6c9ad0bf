import { useAtomValue } from 'jotai'
import { configuration } from '../../../contract/configuration.ts'
import { type PermissionTemplate, permissionTemplateRules } from '../../../rules/documents/permissionTemplateRules.ts'
import { countOrDash } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { attempt, mapReply, type Outcome } from '../../../transport/request.ts'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { Tag } from '../../../widgets/tags/Tag.tsx'
import { DirectionSelect } from '../choices/DirectionSelect.tsx'
import { byDocumentType, classifications, documentTypes, permissionTypes } from '../choices/settingsLookups.ts'
import { RightsField } from './RightsField.tsx'
import './permissionTemplates.css'

type SendTemplate = (template: PermissionTemplate, idempotencyKey: string) => Promise<Outcome<PermissionTemplate>>

/** Saves a template. The same call saves new and changed templates. */
const edit: SendTemplate = async (template, idempotencyKey) =>
  mapReply(
    await attempt(configuration.savePermissionTemplate2s, { body: [template] }, { idempotencyKey }),
    () => template,
  )

/** Creates a template. The response has no id, so the new template is found by its unique name. */
const create: SendTemplate = async (template, idempotencyKey) => {
  const saved = await edit(template, idempotencyKey)
  if (!saved.done) return saved
  const all = await attempt(configuration.getAllPermissionTemplate2s, {}, { quiet: true })
  return mapReply(all, (templates) => templates.find(({ name }) => name === template.name) ?? template)
}

/**
 * Renders up to three document types; if there are more, one type and the number of the others. A template without
 * types applies to all types.
 */
const TypeNames = ({ ids }: { ids: readonly number[] }) => {
  const lookup = useAtomValue(documentTypes.optionsAtom)
  if (ids.length === 0) return <span className="muted">Всички</span>
  const names = ids.map((id) => labelFrom(lookup, id))
  return names.length > 3 ? `${names[0]} и\u00a0още\u00a0${names.length - 1}` : names.join(', ')
}

export const permissionTemplates = register<PermissionTemplate>({
  name: 'permission-template',
  title: 'Шаблони за права',
  note: 'Правата от всички активни шаблони, които отговарят на документа, се събират; промяната важи веднага.',
  calls: { list: configuration.getAllPermissionTemplate2s },
  rules: permissionTemplateRules,
  blank: {
    id: 0,
    name: '',
    description: '',
    documentTypeIds: [],
    documentDirectionId: null,
    classificationId: null,
    rows: [],
    isActive: true,
  },
  staleCalls: [configuration.getDocumentTypes],
  narrowings: [
    byDocumentType({
      fits: ({ documentTypeIds }, id) => documentTypeIds.length === 0 || documentTypeIds.includes(id),
      start: (blank, { id }) => ({ ...blank, documentTypeIds: [id] }),
    }),
    {
      address: 'permissionTypeId',
      label: 'Дава право',
      from: permissionTypes,
      fits: ({ rows }, id) => rows.some(({ permissionTypeIds }) => permissionTypeIds.includes(id)),
    },
  ],
  sends: {
    create,
    edit,
    remove: (templateId, idempotencyKey) =>
      attempt(configuration.deletePermissionTemplate2, { query: { templateId } }, { idempotencyKey }),
  },
  columns: [
    {
      key: 'types',
      header: 'Вид документ',
      onPhone: 'line',
      cell: ({ documentTypeIds }) => (
        <Clamp>
          <TypeNames ids={documentTypeIds} />
        </Clamp>
      ),
    },
    {
      key: 'subjects',
      header: 'Получатели',
      width: '6rem',
      onPhone: 'line',
      numeric: true,
      text: ({ rows }) => countOrDash(rows.length),
    },
  ],
  inactiveHint: 'Неактивният шаблон не дава права.',
})

const TypesField = ({ values, update, field }: Pick<Form<PermissionTemplate>, 'values' | 'update' | 'field'>) => {
  const lookup = useAtomValue(documentTypes.optionsAtom)
  const put = (change: (ids: number[]) => number[]) =>
    update((before) => ({ ...before, documentTypeIds: change(before.documentTypeIds) }))
  return (
    <div className="wide">
      <ChoiceField
        {...field('documentTypeIds')}
        label="Видове документи"
        placeholder={values.documentTypeIds.length === 0 ? 'Всички' : 'Добави вид'}
        from={documentTypes}
        value={null}
        onChange={(id) => id !== null && put((ids) => (ids.includes(id) ? ids : [...ids, id]))}
      />
      <ul className="picked flex flex-wrap gap-1 p-0 list-none" aria-label="Избрани видове документи">
        {values.documentTypeIds.map((id) => (
          <li key={id}>
            <Tag onRemove={() => put((ids) => ids.filter((one) => one !== id))}>{labelFrom(lookup, id)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Fields = ({ values, set, field, input, update }: Form<PermissionTemplate>) => (
  <div className="form-grid">
    <TextArea {...input('description')} className="wide" label="Описание" rows={2} />
    <TypesField values={values} update={update} field={field} />
    <DirectionSelect {...input('documentDirectionId')} />
    <ChoiceField {...input('classificationId')} label="Класификация" placeholder="Всички" from={classifications} />
    <div className="wide">
      <RightsField {...field('rows')} value={values.rows} onChange={(rows) => set({ rows })} />
    </div>
  </div>
)

/**
 * Renders the templates of permissions on documents (specification 1, sections 2 and 6; specification 2, section 7,
 * Permission templates).
 */
const PermissionTemplatesPage = () => (
  <NomenclaturePage definition={permissionTemplates} size="l">
    {(form) => <Fields {...form} />}
  </NomenclaturePage>
)

export default PermissionTemplatesPage
