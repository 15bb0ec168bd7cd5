import { createLog } from '../../adapters/log.ts';
import { triesOf } from '../../app/composition/try-services.server.ts';
import { isPlausibleEmail, normaliseEmail } from '../../core/accounts/email.ts';
import { exitCodes } from '../cli/exit-codes.ts';
import { endAsMistyped, parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { examine } from '../doctor/examine.ts';

const usage = `Usage: npm run doctor                      tries what the settings name: database, disk, pictures, mail, search, payment
       npm run doctor -- --mail ADDRESS    also sends a mail there

The site may be running. Takes --json for JSON output. The exit code is 1 if anything fails.`;

const { mail, json } = parseCommandLine(usage, {
  options: { mail: { type: 'string' }, json: { type: 'boolean', default: false } },
}).values;
const mailTo = mail === undefined ? undefined : normaliseEmail(mail);
if (mailTo !== undefined && !isPlausibleEmail(mailTo)) {
  endAsMistyped('--mail: expected an email address.', usage);
}

const config = await prepareConfig({ mustExist: 'folder' });
// Silent, because the findings are the output, and adapters would log them again.
const log = createLog({ logLevel: 'silent' });
const findings = await examine(config, await triesOf(config, log), mailTo);
if (json) console.log(JSON.stringify(findings, null, 2));
else
  for (const { what, state, says } of findings) console.log(`${what.padEnd(9)} ${state.padEnd(7)} ${says}`);
const failed = findings.some(({ state }) => state === 'failed');
// Exits without waiting for connections that have not responded.
process.exit(failed ? exitCodes.failed : exitCodes.done);
