import * as v from 'valibot'
import { DateTime, Guid, Id, Option, oneOf, orFalse, orTrue, orUnknown, proposed, sorted, textUpTo } from './base.ts'
import { SentViaId } from './codes.ts'

const OptionOrNull = v.nullable(Option)

/** An address of a correspondent (specification 2, section 3). New rows have id 0. */
export const CorrespondentAddress = v.object({
  id: Id,
  addressType: OptionOrNull,
  foreignSettlement: textUpTo(150),
  streetAddress: textUpTo(300),
  country: OptionOrNull,
  district: OptionOrNull,
  municipality: OptionOrNull,
  settlement: OptionOrNull,
})
export type CorrespondentAddress = v.InferOutput<typeof CorrespondentAddress>

export const CorrespondentContact = v.object({ id: Id, contactContent: textUpTo(200), contactType: OptionOrNull })
export type CorrespondentContact = v.InferOutput<typeof CorrespondentContact>

/**
 * A person who represents a legal entity (specification 2, section 3). The ЕГН is text because of its leading zeros.
 */
export const Representative = v.object({
  id: Id,
  firstName: textUpTo(100),
  middleName: textUpTo(100),
  lastName: textUpTo(100),
  unifiedCitizenshipNumber: textUpTo(10),
})
export type Representative = v.InferOutput<typeof Representative>

/**
 * A legal entity or a person (specification 2, section 3). A record with a masked personal number (`750314****`) is
 * read-only.
 */
export const Correspondent = v.object({
  id: Id,
  isLegalEntity: v.boolean(),
  fullName: v.string(),
  uniqueNumber: v.string(),
  entityIdentifier: textUpTo(30),
  entityName: textUpTo(300),
  unifiedCitizenshipNumber: textUpTo(10),
  foreignerPersonalIdentifier: textUpTo(10),
  firstName: textUpTo(100),
  middleName: textUpTo(100),
  lastName: textUpTo(100),
  correspondentAddresses: v.array(CorrespondentAddress),
  correspondentContacts: v.array(CorrespondentContact),
  representatives: proposed(v.array(Representative)),
  isForeign: orFalse,
  /** True if the user stated that the correspondent has no identification number. */
  hasNoIdentifier: orFalse,
  legalForm: proposed(v.string()),
  correspondentGroupId: proposed(v.nullable(Id)),
  preferredSentViaId: proposed(v.nullable(SentViaId)),
  note: proposed(textUpTo(1000)),
  isActive: orTrue,
  /** The record with which this one was merged; null or absent if it was not. */
  mergedInto: proposed(v.optional(v.nullable(Option))),
  /** Names before a change, the oldest first, and until when they were used. */
  formerNames: proposed(v.optional(v.array(v.object({ name: v.string(), until: v.nullable(DateTime) })))),
})
export type Correspondent = v.InferOutput<typeof Correspondent>

/** A correspondent that is put on a document, with its role there. */
export const AddedCorrespondent = v.object({
  ...Correspondent.entries,
  roleId: proposed(v.optional(v.nullable(Id))),
})

/**
 * A correspondent of a document. The link between the two has an id of its own, which DeleteDocumentCorrespondent
 * takes.
 */
export const DocumentCorrespondent = proposed(
  v.object({
    id: Id,
    docGuid: orUnknown(Guid),
    isApplicant: orFalse,
    /** The role in the document (`correspondentRoles.ts`); null if none is chosen. */
    roleId: proposed(v.optional(v.nullable(Id))),
    correspondent: Correspondent,
  }),
)
export type DocumentCorrespondent = v.InferOutput<typeof DocumentCorrespondent>

/** A record that is probably the same correspondent, and why. */
export const CorrespondentDouble = proposed(
  v.object({
    id: Id,
    fullName: v.string(),
    uniqueNumber: v.string(),
    reason: oneOf(['identifier', 'nameAndAddress'], 'nameAndAddress'),
  }),
)
/** What names a correspondent and moves when it is merged; null if unknown. */
export const CorrespondentUses = proposed(
  v.object({
    documents: orUnknown(Id),
    caseFiles: orUnknown(Id),
    messages: orUnknown(Id),
    tasks: orUnknown(Id),
    others: orUnknown(Id),
  }),
)

export const CorrespondentRow = proposed(
  v.object({
    id: Id,
    isLegalEntity: orUnknown(v.boolean()),
    fullName: v.string(),
    uniqueNumber: v.string(),
    groupName: v.string(),
    settlementName: v.string(),
    phone: v.string(),
    email: v.string(),
    documentsCount: orUnknown(Id),
    /** Former names, the oldest first. The correspondent search matches them too. */
    formerNames: proposed(v.optional(v.array(v.string()))),
    /** The former name by which the search found it; absent if it was found by another text. */
    foundByName: proposed(v.optional(v.string())),
    isActive: orTrue,
  }),
)

/** Two records that are probably the same correspondent; `kept` has a number or more documents. */
export const CorrespondentPair = proposed(
  v.object({
    kept: CorrespondentRow,
    gone: CorrespondentRow,
    reason: oneOf(['identifier', 'nameAndAddress'], 'nameAndAddress'),
  }),
)
export type CorrespondentPair = v.InferOutput<typeof CorrespondentPair>

/** The columns of the correspondents list. The mock backend sorts by each of them. */
export type CorrespondentColumn = Exclude<
  keyof v.InferOutput<typeof CorrespondentRow>,
  'id' | 'formerNames' | 'foundByName'
>

/** The filter of the correspondents list and of the picker. The picker sets one field: the one to search in. */
export const CorrespondentFilter = proposed(
  v.partial(
    v.object({
      fullName: v.string(),
      entityIdentifier: v.string(),
      unifiedCitizenshipNumber: v.string(),
      foreignerPersonalIdentifier: v.string(),
      /** A whole e-mail address or telephone number, not a part. */
      contact: v.string(),
      isLegalEntity: v.boolean(),
      correspondentGroupId: Id,
      districtId: Id,
      municipalityId: Id,
      settlementId: Id,
      addressTypeId: Id,
      contactTypeId: Id,
      onlyActive: v.boolean(),
      ...sorted,
    }),
  ),
)

/** The fields that restrict a list of correspondents. The mock backend handles each of them. */
export type CorrespondentFilterField = Exclude<keyof v.InferOutput<typeof CorrespondentFilter>, keyof typeof sorted>

/**
 * An item of the correspondent dropdown (specification 2, section 3). If a backend sends no unique number, only the
 * name is shown.
 */
export const CorrespondentDropdownItem = v.object({
  correspondentID: Id,
  textValue: v.string(),
  isLegalEntity: v.boolean(),
  occurrenceCount: Id,
  uniqueNumber: proposed(v.optional(v.string())),
  formerNames: proposed(v.optional(v.array(v.string()))),
  foundByName: proposed(v.optional(v.string())),
})
export type CorrespondentDropdownItem = v.InferOutput<typeof CorrespondentDropdownItem>
