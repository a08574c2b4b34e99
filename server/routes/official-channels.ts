import type { Config } from '#server/config.ts';
import { listOfficialChannels, nonePublished } from '#shared/channels/official-channels.ts';
import { channelSection } from '#shared/content/official-channels.ts';
import { site } from '#shared/site.ts';
import { jsonResource, type TextResource } from './text-resources';

/** The official channels for programs, such as wallets that warn of impostors. */
export function officialChannels({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  return jsonResource('/.well-known/official-channels.json', {
    name: site.product,
    updated: site.statedOn,
    channels: listOfficialChannels(publicOrigin).map((channel) => ({
      ...channel,
      status: channel.value === null ? nonePublished : 'official',
    })),
    warning: channelSection.never.join(' '),
  });
}
