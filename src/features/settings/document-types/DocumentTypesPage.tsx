import { useAtomValue } from 'jotai'
import { configuration } from '../../../contract/configuration.ts'
import { directionLabels, Scope } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { metadata } from '../../../contract/metadata.ts'
import { to } from '../../../routes/to.ts'
import { missingOf } from '../../../rules/checklist.ts'
import { documentTypeChecklist } from '../../../rules/documents/documentTypeChecklist.ts'
import { type DocumentType, documentTypeRules } from '../../../rules/documents/documentTypeRules.ts'
import { nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../../widgets/fields/CheckGroup.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { IconWarning } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { chosenNumber, directionOptions, scopeOptions, shownChoice } from '../choices/selectOptions.ts'
import { settingsOfType, TypeChecklist, TypeChecklistDialog } from './TypeChecklist.tsx'
import { termsOfTypes } from './termsOfTypes.ts'

const scopeMarks = { 1: 'ДО', 2: 'АУ', 3: 'ДО и АУ' }

const directionsOf = ({ directions }: DocumentType): string =>
  directions.map((direction) => labelIn(directionLabels, direction, 'f')).join(', ')

/** Renders the term of a document type by the deadline rules, or a dash if no rule matches. */
const TypeTerm = ({ id }: { id: number }) =>
  nameIn(useAtomValue(termsOfTypes.optionsAtom), id) ?? <span className="muted no-value">–</span>

/**
 * Returns the URL of the documents of a type. Undefined if both modules use the type, because each list shows only one
 * module.
 */
const documentsOf = ({ id, scope }: DocumentType): string | undefined => {
  const search = { departmentId: 'any', documentTypeId: id }
  if (scope === Scope.DMS) return to.documentsFlow.documents(search)
  return scope === Scope.AU ? to.administrativeServices.documents(search) : undefined
}

type Props = { id: string; error?: string; value: readonly number[]; onChange: (directions: number[]) => void }

const DirectionsField = ({ id, error, value, onChange }: Props) => {
  const choose = (direction: number, isChosen: boolean) =>
    onChange([...value.filter((one) => one !== direction), ...(isChosen ? [direction] : [])].toSorted())
  return (
    <CheckGroup id={id} label="Посоки" required error={error}>
      {directionOptions.map((direction) => (
        <Checkbox
          key={direction.value}
          label={direction.label}
          checked={value.includes(Number(direction.value))}
          onChange={(isChosen) => choose(Number(direction.value), isChosen)}
        />
      ))}
    </CheckGroup>
  )
}

const types = register<DocumentType>({
  name: 'document-type',
  title: 'Видове документи',
  note: 'Видът решава в кой модул и с коя посока се предлага документът, с какъв индекс и срок се регистрира.',
  calls: {
    list: configuration.getDocumentTypes,
    create: configuration.saveDocumentType,
    edit: configuration.saveDocumentType,
    remove: configuration.deleteDocumentType,
    usedBy: configuration.getDocumentTypeUses,
  },
  rules: documentTypeRules,
  blank: {
    id: 0,
    code: '',
    name: '',
    scope: null,
    directions: [],
    numberPrefix: '',
    registerBeforeSigning: false,
    permissionTemplate: null,
    isActive: true,
  },
  derived: ['numberPrefix', 'permissionTemplate'],
  staleCalls: [metadata.getDocumentTypes],
  usedIn: {
    document: documentsOf,
    numberIndex: settingsOfType.index.href,
    deadlineRule: settingsOfType.term.href,
  },
  related: Object.values(settingsOfType),
  Checklist: TypeChecklistDialog,
  columns: [
    {
      key: 'scope',
      header: 'Обхват',
      width: '6rem',
      onPhone: 'line',
      text: ({ scope }) => labelIn(scopeMarks, scope) || '–',
    },
    { key: 'directions', header: 'Посоки', width: '8rem', onPhone: 'line', text: directionsOf },
    {
      key: 'index',
      header: 'Индекс',
      width: '6rem',
      onPhone: 'line',
      cell: (type) =>
        missingOf(documentTypeChecklist(type)).length > 0 ? (
          <StatusTag tone="red" icon={IconWarning}>
            няма
          </StatusTag>
        ) : (
          type.numberPrefix || '–'
        ),
      text: ({ numberPrefix }) => numberPrefix || 'няма',
    },
    {
      key: 'term',
      header: 'Срок',
      width: '9rem',
      onPhone: 'line',
      cell: ({ id }) => (
        <Clamp>
          <TypeTerm id={id} />
        </Clamp>
      ),
    },
    {
      key: 'template',
      header: 'Шаблон за права',
      width: '12rem',
      onPhone: 'line',
      text: ({ permissionTemplate }) => permissionTemplate?.name || 'Общите шаблони',
    },
  ],
  inactiveHint: 'Неактивен вид не се предлага за нови документи; създадените остават.',
})

/**
 * Renders the page of the document types (specification 1, section 2, „Settings“; specification 2, section 7,
 * „Configuration“).
 */
const DocumentTypesPage = () => (
  <NomenclaturePage definition={types}>
    {({ values, set, field, input }) => (
      <>
        <SelectField
          {...field('scope')}
          label="Обхват"
          required
          value={shownChoice(values.scope)}
          options={scopeOptions}
          onChange={(value) => set({ scope: chosenNumber(value) })}
        />
        <DirectionsField {...input('directions')} />
        <Switch
          {...field('registerBeforeSigning')}
          label="Регистриране преди подписване"
          checked={values.registerBeforeSigning}
          onChange={(registerBeforeSigning) => set({ registerBeforeSigning })}
        />
        {values.id !== 0 && <TypeChecklist type={values} />}
      </>
    )}
  </NomenclaturePage>
)

export default DocumentTypesPage
