import type { viewSettings } from '../../../core/accounts/view-settings.ts';
import { addresses } from '../../../core/shared/addresses.ts';
import type { Viewer } from '../../../core/shared/viewer.ts';
import * as languageTexts from '../../../core/texts/choose-language.ts';
import * as liteTexts from '../../../core/texts/lite.ts';
import * as settingsTexts from '../../../core/texts/settings.ts';
import { sellerIcon } from '../../ui/seller-icon.server.ts';
import type { ReadingWords } from './reading-group.tsx';
import type { SettingsGroup, SettingsRow } from './settings-list.tsx';

const { groups, rows, on, off, call, whatsapp, someOf } = settingsTexts;

type Settings = Awaited<ReturnType<typeof viewSettings>>;

const help: SettingsGroup = {
  heading: groups.help,
  rows: [
    { to: '/help', name: rows.help },
    { to: '/faqs', name: rows.faqs },
    { to: '/report-problem', name: rows.reportProblem },
    { to: '/suggestions', name: rows.suggestions },
    { to: '/about-us', name: rows.aboutUs },
  ],
};

const legal: SettingsGroup = {
  heading: groups.legal,
  rows: [
    { to: '/privacy-policy', name: rows.privacy },
    { to: '/terms-conditions', name: rows.terms },
  ],
};

const notifications: SettingsRow = { to: addresses.notifications, name: rows.notifications, icon: 'bell' };

/** The words of the first group, which every browser has. */
export const reading: ReadingWords = {
  heading: groups.reading,
  name: liteTexts.name,
  explanation: liteTexts.explanation,
  language: languageTexts.name,
  translate: languageTexts.helpToTranslate,
  drawing: sellerIcon('lite'),
};

/** Both columns of the settings, made on the server so that browsers load no more than its markup. */
export function settingsColumns(
  viewer: Viewer,
  settings: Settings | undefined,
  moderates: boolean,
): readonly (readonly SettingsGroup[])[] {
  if (settings === undefined) {
    return [[{ heading: groups.told, rows: [notifications] }], [help, legal]];
  }
  const moderators = { heading: groups.moderators, rows: [{ to: '/moderation', name: rows.moderation }] };
  return [
    [
      ...(viewer.kind === 'user' ? [selling(viewer.accountId, settings)] : []),
      { heading: groups.told, rows: [notifications, ...(viewer.kind === 'user' ? told(settings) : [])] },
      ...(moderates ? [moderators] : []),
    ],
    [{ heading: groups.account, rows: account(settings) }, help, legal],
  ];
}

function selling(accountId: string, { callMe, whatsappMe }: Settings): SettingsGroup {
  const numbers = callMe && whatsappMe ? on : callMe ? call : whatsappMe ? whatsapp : off;
  return {
    heading: groups.selling,
    rows: [
      { to: '/account/insights', name: rows.insights, drawing: sellerIcon('compare') },
      { to: '/account/edit-account', name: rows.numbers, icon: 'phone', value: numbers },
      {
        to: `${addresses.user(accountId)}/poster`,
        name: rows.poster,
        drawing: sellerIcon('code'),
        alone: true,
      },
    ],
  };
}

function told({ mails, savedSearches }: Settings): readonly SettingsRow[] {
  return [
    {
      to: `${addresses.notifications}#mails`,
      name: rows.mails,
      icon: 'email',
      value: someOf(mails),
    },
    { to: '/saved?tab=searches', name: rows.searches, icon: 'search', value: String(savedSearches) },
    { to: '/saved?tab=sellers', name: rows.sellers, icon: 'person' },
  ];
}

function account({ email, signsInWithGoogle, twoStep, devices }: Settings): readonly SettingsRow[] {
  return [
    ...(signsInWithGoogle ? [{ to: '/account/google', name: rows.google }] : []),
    { to: '/account/email', name: rows.email, value: email },
    { to: '/account/password', name: rows.password },
    { to: '/account/two-step', name: rows.twoStep, value: twoStep ? on : off },
    { to: '/account/devices', name: rows.devices, value: String(devices) },
    { to: '/account/data', name: rows.data },
  ];
}
