import * as v from 'valibot'
import { Amount, CivilDate, Id, Option, orUnknown, proposed } from './base.ts'

/** Days of absence of a person. A sick leave is named as such only to users who may see sick leaves. */
export const Absence = proposed(
  v.object({
    what: proposed(v.picklist(['leave', 'trip', 'sickLeave', 'away']), 'away'),
    id: Id,
    person: v.nullable(Option),
    departmentName: v.string(),
    fromDate: v.nullable(CivilDate),
    toDate: v.nullable(CivilDate),
    /** True if approved, not only requested. */
    isApproved: proposed(v.boolean(), true),
  }),
)
export type Absence = v.InferOutput<typeof Absence>

export const AwayClashes = proposed(
  v.object({
    absences: v.array(Absence),
    /** Open tasks whose term is one of the days. */
    tasks: v.array(
      v.object({ guid: v.string(), number: v.string(), description: v.string(), endDate: v.nullable(CivilDate) }),
    ),
    /** Colleagues of the department who are away on some of the days. */
    colleagues: v.array(Absence),
    /** Colleagues of the department who are not away on those days. */
    substitutes: v.array(Option),
  }),
)
export type AwayClashes = v.InferOutput<typeof AwayClashes>

/** The paid leave of a person in a year, in working days. */
export const RemainingLeave = proposed(
  v.object({
    person: v.nullable(Option),
    departmentName: v.string(),
    year: orUnknown(Id),
    basic: orUnknown(Id),
    additional: orUnknown(Id),
    used: orUnknown(Id),
    requested: orUnknown(Id),
    remaining: orUnknown(Id),
    validUntil: v.nullable(CivilDate),
  }),
)
export type RemainingLeave = v.InferOutput<typeof RemainingLeave>

/** An approved trip without an expense report. */
export const TripToReport = proposed(
  v.object({
    id: Id,
    name: v.string(),
    fromDate: v.nullable(CivilDate),
    toDate: v.nullable(CivilDate),
    advance: v.nullable(Amount),
  }),
)
export type TripToReport = v.InferOutput<typeof TripToReport>
