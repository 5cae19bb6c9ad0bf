/** Why something is not allowed now, and who can do it. Plain data, made by the rules and shown by the widgets. */
export type Refusal = { title: string; because: string; who?: string }
