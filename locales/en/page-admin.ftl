# What the administrator's page says.

## Everywhere

page-admin-about = Everything done here is written down, with who did it.
page-admin-only = This page is for administrators. They are named at the server's command line:
page-admin-people = People
page-admin-tables = Tables
page-admin-chat = Chat
page-admin-invitations = Invitations
page-admin-scenarios = Scenarios
page-admin-notice = Notice
page-admin-upkeep = Upkeep
page-admin-log = Log
page-admin-search = Name, title, words or id
page-admin-find = Find
page-admin-which = Which ones
page-admin-more = Show more
page-admin-none = Nothing found.
page-admin-kind-all = All
page-admin-kind-guests = Guests
page-admin-kind-accounts = Accounts
page-admin-kind-banned = Banned
page-admin-kind-admins = Administrators
page-admin-kind-open = Open
page-admin-kind-running = Running
page-admin-kind-over = Over
page-admin-kind-closed = Closed
page-admin-kind-hidden = Hidden
page-admin-done = Done.
page-admin-back = Cancel

## People

page-admin-came = First visit { $day }
page-admin-seen = Last seen { $day }
page-admin-nowhere = Not logged in anywhere
page-admin-sat = Tables: { $n }
page-admin-is-admin = Administrator
page-admin-is-banned = Banned
page-admin-rename = Rename
page-admin-rename-title = Rename { $name }?
page-admin-rename-text = Others see the new name at new tables.
page-admin-password = New password
page-admin-password-title = A new password for { $name }?
page-admin-password-text = A password is made up and shown once. Hand it over; all devices and programs have to log in again.
page-admin-password-made = The new password of { $name }. It is shown only now.
page-admin-ban = Ban
page-admin-ban-title = Ban { $name }?
page-admin-ban-text = They can no longer log in or play, and are told why. Computer players take their seats for good.
page-admin-why = Reason
page-admin-unban = Lift the ban
page-admin-unban-title = Let { $name } in again?
page-admin-unban-text = They can log in and play again. Their old seats stay with the computer players.
page-admin-delete = Delete
page-admin-delete-person-title = Delete { $name } for good?
page-admin-delete-person-text = Name, login, statistics and shared scenarios are gone and cannot be recovered. Finished games keep the name.
page-admin-export = Download all data

## Tables and chat

page-admin-opened-by = Opened by { $name }
page-admin-close = Close
page-admin-close-title = Close this table?
page-admin-close-text = The game ends for everyone who plays there. It can still be looked at for a few days.
page-admin-delete-table-title = Delete this table for good?
page-admin-delete-table-text = The game, its results and everything said there are gone and cannot be recovered.
page-admin-remove = Remove
page-admin-remove-title = Remove this message?
page-admin-remove-text = Its words are gone for good. The table shows that a message was removed.
page-admin-go-there = To the table

## Invitations and scenarios

page-admin-invite-count = How many
page-admin-invite-days = Good for days
page-admin-invite-always = Until it is used
page-admin-invite = Create invitations
page-admin-invite-made = Copy them now: they are shown only once.
page-admin-invite-since = Created { $day }
page-admin-invite-until = Good until { $day }
page-admin-revoke = Revoke
page-admin-revoke-title = Revoke this invitation?
page-admin-revoke-text = Nobody can come in with it any more.
page-admin-expire-days = Older than days
page-admin-expire = Revoke old ones
page-admin-expire-title = Revoke old invitations?
page-admin-expire-text = Nobody can come in any more with one that is older than this many days: { $n }.
page-admin-expire-gone = Revoked: { $n }
page-admin-hide = Hide
page-admin-hide-title = Hide { $name }?
page-admin-hide-text = Nobody finds it in the workshop until you show it again. Tables that use it go on.
page-admin-show = Show again
page-admin-show-title = Show { $name } again?
page-admin-show-text = Everyone finds it in the workshop again.
page-admin-complaints = Complaints: { $n }
page-admin-by = by { $name }

## Notice

page-admin-notice-help = Everyone sees it at the top of the page, in a frame of their own language around your sentence.
page-admin-notice-text = Your sentence
page-admin-notice-from = Begins
page-admin-notice-until = Ends
page-admin-notice-set = Show to everyone
page-admin-notice-clear = Take it down
page-admin-notice-now = Everyone sees now:
page-admin-notice-none = No notice is shown now.

## Upkeep

page-admin-limits = Limits
page-admin-limits-help = They count within a second. An empty field is as the server was started.
page-admin-limit-sign-ups = New people from one address in a minute
page-admin-limit-requests = Requests from one address in a second
page-admin-limit-tables = Unfinished tables of one person
page-admin-limit-watchers = Spectators at a table
page-admin-limit-keep-guests = Days until an absent guest is forgotten
page-admin-limit-keep-tables = Days for which finished games are kept
page-admin-limit-now = Now: { $n }
page-admin-limit-none = Now: no limit
page-admin-prune = Clear away what is old
page-admin-prune-help = First count, then clear away. What is left empty stays.
page-admin-prune-guests = Guests not here for days
page-admin-prune-tables = Tables over for days
page-admin-prune-abandoned = Unfinished tables untouched for days
page-admin-prune-count = Count
page-admin-prune-go = Clear away
page-admin-prune-title = Clear it away for good?
page-admin-prune-found = Guests: { $guests }. Tables that ended: { $tables }. Unfinished tables: { $abandoned }.

## Log

page-admin-at-shell = { $name }, command line
page-admin-did-grant = made an administrator
page-admin-did-demote = no longer an administrator
page-admin-did-rename = renamed
page-admin-did-password = gave a new password
page-admin-did-ban = banned
page-admin-did-unban = lifted a ban
page-admin-did-delete-person = deleted a person
page-admin-did-export = read all data
page-admin-did-close-table = closed a table
page-admin-did-delete-table = deleted a table
page-admin-did-remove-line = removed a message
page-admin-did-invite = created invitations
page-admin-did-revoke-invite = revoked an invitation
page-admin-did-expire-invites = revoked old invitations
page-admin-did-hide-scenario = hid a scenario
page-admin-did-show-scenario = showed a scenario again
page-admin-did-withdraw-scenario = took a scenario off for good
page-admin-did-remove-comment = removed a comment
page-admin-did-notice = put up a notice
page-admin-did-clear-notice = took the notice down
page-admin-did-limit = changed a limit
page-admin-did-prune = cleared away what was old
