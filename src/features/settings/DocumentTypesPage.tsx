import { useAtomValue } from 'jotai'
import { configuration } from '../../contract/configuration.ts'
import { directionLabels, Scope } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import { metadata } from '../../contract/metadata.ts'
import { to } from '../../routes/to.ts'
import { type DocumentType, documentTypeRules } from '../../rules/documents/documentTypeRules.ts'
import { nameIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { NomenclaturePage } from '../../screen-kit/nomenclature/NomenclaturePage.tsx'
import { nomenclature } from '../../screen-kit/nomenclature/nomenclature.ts'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { DirectionsField } from './DirectionsField.tsx'
import { chosenNumber, scopeOptions, shownChoice, termsOfTypes } from './settingsLookups.ts'

/** The scopes as short as a column takes them. */
const scopeMarks = { 1: 'ДО', 2: 'АУ', 3: 'ДО и АУ' }

const directionsOf = ({ directions }: DocumentType): string =>
  directions.map((direction) => labelIn(directionLabels, direction, 'f')).join(', ')

/** The term by the first rule for a type; a dash where none sets one. */
const TypeTerm = ({ id }: Pick<DocumentType, 'id'>) =>
  nameIn(useAtomValue(termsOfTypes.optionsAtom), id) ?? <span className="muted">–</span>

/** The list of documents of a type; none where they stand in two modules. */
const documentsOf = ({ id, scope }: DocumentType): string | undefined => {
  const search = { departmentId: 'any', documentTypeId: id }
  if (scope === Scope.DMS) return to.documentsFlow.documents(search)
  return scope === Scope.AU ? to.administrativeServices.documents(search) : undefined
}

const types = nomenclature<DocumentType>({
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
  forgets: [metadata.getDocumentTypes],
  usedIn: {
    document: documentsOf,
    numberIndex: () => to.settings.indexToDocuments(),
    deadlineRule: () => to.settings.rulesForDeadlines(),
  },
  columns: [
    {
      key: 'scope',
      header: 'Обхват',
      width: '6rem',
      onPhone: 'line',
      text: ({ scope }) => labelIn(scopeMarks, scope) || '–',
    },
    { key: 'directions', header: 'Посоки', width: '8rem', onPhone: 'line', text: directionsOf },
    { key: 'index', header: 'Индекс', width: '6rem', onPhone: 'line', text: ({ numberPrefix }) => numberPrefix || '–' },
    { key: 'term', header: 'Срок', width: '9rem', onPhone: 'line', cell: ({ id }) => <TypeTerm id={id} /> },
    {
      key: 'template',
      header: 'Шаблон за права',
      width: '10rem',
      onPhone: 'line',
      text: ({ permissionTemplate }) => permissionTemplate?.name || 'Общите шаблони',
    },
  ],
  inactiveHint: 'Неактивен вид не се предлага за нови документи; създадените остават.',
})

/** The types of documents (document 1, section 2, „Settings“; document 2, section 7, „Configuration“). */
const DocumentTypesPage = () => (
  <NomenclaturePage kit={types}>
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
        {values.id !== 0 && (
          <p className="field-hint">
            {`Индекс: ${values.numberPrefix || 'няма'}. Срок: `}
            <TypeTerm id={values.id} />
            {`. Права: ${values.permissionTemplate?.name || 'по общите шаблони'}.`}
          </p>
        )}
      </>
    )}
  </NomenclaturePage>
)

export default DocumentTypesPage
