// What administrators may ask of the server, one function per thing.
import { address, ask } from "../api/client.ts";
import type {
  AdminDeed,
  ChatLine,
  ExpiredInvitations,
  Invitation,
  Invited,
  Limit,
  LimitLine,
  Notice,
  PersonCard,
  Pruned,
  ScenarioLine,
  TableLine,
  ToPrune,
} from "../api/types.ts";

/** What is looked for. */
export interface Sought {
  search: string;
  kind: string;
  page: number;
}

const find =
  <T>(what: string) =>
  (sought: Sought) =>
    ask<T[]>("GET", `/admin/${what}`, undefined, { ...sought });
const person = (id: string) => `/admin/people/${encodeURIComponent(id)}`;
const table = (id: string) => `/admin/tables/${encodeURIComponent(id)}`;

export const admin = {
  people: find<PersonCard>("people"),
  rename: (id: string, name: string) => ask<undefined>("PATCH", person(id), { name }),
  password: (id: string) => ask<{ password: string }>("POST", `${person(id)}/password`),
  ban: (id: string, why: string) => ask<undefined>("PUT", `${person(id)}/ban`, { why }),
  unban: (id: string) => ask<undefined>("DELETE", `${person(id)}/ban`),
  deletePerson: (id: string) => ask<undefined>("DELETE", person(id)),
  tables: find<TableLine>("tables"),
  closeTable: (id: string) => ask<undefined>("POST", `${table(id)}/close`),
  deleteTable: (id: string) => ask<undefined>("DELETE", table(id)),
  chat: find<ChatLine>("chat"),
  removeLine: (id: string, number: number) => ask<undefined>("DELETE", `/admin/chat/${encodeURIComponent(id)}/${number}`),
  invitations: find<Invitation>("invitations"),
  invite: (count: number, days?: number) => ask<Invited[]>("POST", "/admin/invitations", { count, days }),
  revoke: (id: string) => ask<undefined>("DELETE", `/admin/invitations/${id}`),
  expire: (days: number) => ask<ExpiredInvitations>("POST", "/admin/invitations/expire", { days }),
  scenarios: find<ScenarioLine>("scenarios"),
  hide: (id: string, hidden: boolean) => ask<undefined>("PUT", `/admin/scenarios/${encodeURIComponent(id)}`, { hidden }),
  announce: (notice: Notice) => ask<Notice>("PUT", "/admin/notice", notice),
  clearNotice: () => ask<undefined>("DELETE", "/admin/notice"),
  limits: () => ask<LimitLine[]>("GET", "/admin/limits"),
  setLimit: (limit: Limit, set: number | undefined) => ask<LimitLine[]>("PUT", "/admin/limits", { limit, set }),
  prune: (what: ToPrune) => ask<Pruned>("POST", "/admin/prune", what),
  log: find<AdminDeed>("log"),
};

/** Everything that is kept about somebody, as an address to download from. */
export const exportFile = (id: string): string => address(person(id));
