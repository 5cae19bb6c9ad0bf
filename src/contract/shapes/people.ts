import * as v from 'valibot'
import { Guid, Id, orAbsent, orFalse, orTrue, orUnknown, proposed, textUpTo } from './base.ts'

/** The person who belongs to a user account (specification 1, section 3). */
export const Person = v.object({
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  firstAndLastName: v.string(),
  fullName: v.string(),
  egn: v.string(),
  email: v.string(),
  isActive: orAbsent(v.boolean(), true),
  id: Id,
})
/** The person of a user account without a person; only the user name can be shown. */
const nobody: v.InferOutput<typeof Person> = {
  ...{ firstName: '', middleName: '', lastName: '', firstAndLastName: '', fullName: '', egn: '', email: '' },
  isActive: true,
  id: 0,
}
export const CurrentUser = v.object({
  person: orAbsent(Person, nobody),
  userName: v.string(),
  roles: v.record(v.string(), v.unknown()),
  departmentId: v.nullable(Id),
  /** The department that the user heads; null if none or unknown. */
  headOfDepartmentId: proposed(v.optional(v.nullable(Id))),
})
export type CurrentUser = v.InferOutput<typeof CurrentUser>

/**
 * The role keys of another user, so that a picker can show whether that user may open the document; absent if unknown.
 */
const rolesOfOther = proposed(v.optional(v.array(v.string())))

export const PersonOption = v.object({ id: Id, fullName: v.string() })
export const DepartmentOption = v.object({ id: Id, departmentName: v.string() })
export type DepartmentOption = v.InferOutput<typeof DepartmentOption>

export const PersonInPicker = v.object({
  personId: Id,
  fullName: v.string(),
  firstAndLastName: v.string(),
  positionName: v.string(),
  memberOfDepartment: v.string(),
  roles: rolesOfOther,
})
export const ActualPerson = v.object({
  id: Id,
  isActive: orAbsent(v.boolean(), true),
  fullName: v.string(),
  firstAndLastName: v.string(),
  roles: rolesOfOther,
})
export const Position = v.object({
  id: Id,
  positionName: v.string(),
  memberOfDepartment: v.string(),
  actualPersonsInPosition: v.array(ActualPerson),
})
export const PersonListItem = proposed(
  v.object({
    ...Person.entries,
    departmentId: v.nullable(Id),
    departmentName: v.string(),
    positionName: v.string(),
    roles: rolesOfOther,
  }),
)

export type OrgNode = {
  id: number
  parentId: number | null
  name: string
  children: OrgNode[]
  actualPersons: { id: number; isActive: boolean; fullName: string; roles?: string[] | undefined }[]
  isDepartment: boolean
  isPosition: boolean
  isDmPosition: boolean
  isHead?: boolean | undefined
  isActive: boolean
}
export const OrgNode: v.GenericSchema<OrgNode> = v.object({
  id: Id,
  parentId: v.nullable(Id),
  name: v.string(),
  children: v.array(v.lazy(() => OrgNode)),
  actualPersons: v.array(
    v.object({ id: Id, isActive: orAbsent(v.boolean(), true), fullName: v.string(), roles: rolesOfOther }),
  ),
  isDepartment: orAbsent(v.boolean(), false),
  isPosition: orAbsent(v.boolean(), false),
  isDmPosition: orAbsent(v.boolean(), false),
  /** True if who holds this position heads the department; absent if unknown. */
  isHead: proposed(v.optional(v.boolean())),
  isActive: orTrue,
})

export const Department = proposed(
  v.object({
    id: Id,
    departmentName: textUpTo(250),
    shortName: textUpTo(60),
    code: textUpTo(20),
    kind: v.string(),
    parentId: v.nullable(Id),
    address: textUpTo(250),
    phone: textUpTo(50),
    email: textUpTo(100),
    isRegional: orFalse,
    isActive: orTrue,
  }),
)
export const PositionRecord = proposed(
  v.object({
    id: Id,
    positionName: textUpTo(250),
    departmentId: orUnknown(Id),
    isHead: orFalse,
    nkpdCode: textUpTo(20),
    staffCount: orUnknown(Id),
    isDmPosition: orFalse,
    isActive: orTrue,
    /**
     * The persons who hold the position. Null means unknown, not vacant; if null is saved, the holders do not change.
     */
    personIds: orUnknown(v.array(Id)),
  }),
)
export const UserRecord = proposed(
  v.object({
    id: Guid,
    userName: v.string(),
    personId: orUnknown(Id),
    firstName: v.string(),
    middleName: v.string(),
    lastName: v.string(),
    fullName: v.string(),
    /** The first six digits; the others are masked. To change the ЕГН, a user types the whole number. */
    egn: v.string(),
    email: v.string(),
    departmentId: v.nullable(Id),
    departmentName: v.string(),
    positionId: orUnknown(Id),
    positionName: v.string(),
    roles: v.array(v.string()),
    isActive: orTrue,
    dateLastLogin: v.nullable(v.string()),
  }),
)
export type UserRecord = v.InferOutput<typeof UserRecord>
/** A user account in a request. A new account has no id. An omitted password or ЕГН stays unchanged. */
export const GivenUser = proposed(
  v.object({
    id: v.optional(Guid),
    userName: textUpTo(50),
    password: v.optional(textUpTo(100)),
    personId: v.nullable(Id),
    firstName: textUpTo(50),
    middleName: textUpTo(50),
    lastName: textUpTo(50),
    egn: v.optional(textUpTo(10)),
    email: textUpTo(100),
    departmentId: v.nullable(Id),
    positionId: v.nullable(Id),
    roles: v.array(v.string()),
    isActive: v.boolean(),
  }),
)
export type GivenUser = v.InferOutput<typeof GivenUser>
