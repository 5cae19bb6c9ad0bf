import * as v from 'valibot'
import { Amount, CivilDate, Id, Option, orUnknown, proposed } from './base.ts'

export const Absence = proposed(
  v.object({
    what: proposed(v.picklist(['leave', 'trip', 'sickLeave', 'away']), 'away'),
    id: Id,
    person: v.nullable(Option),
    departmentName: v.string(),
    fromDate: v.nullable(CivilDate),
    toDate: v.nullable(CivilDate),
    isApproved: proposed(v.boolean(), true),
  }),
)
export type Absence = v.InferOutput<typeof Absence>

export const AwayClashes = proposed(
  v.object({
    absences: v.array(Absence),
    tasks: v.array(
      v.object({ guid: v.string(), number: v.string(), description: v.string(), endDate: v.nullable(CivilDate) }),
    ),
    colleagues: v.array(Absence),
    substitutes: v.array(Option),
  }),
)
export type AwayClashes = v.InferOutput<typeof AwayClashes>

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
