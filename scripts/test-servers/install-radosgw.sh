#!/usr/bin/env bash
# Puts Ceph's S3 server on the machine for `npm run test:servers`, where Debian's packages can be had.
set -euo pipefail

if [ -n "${S3_TEST_ENDPOINT:-}" ]; then
  echo "S3_TEST_ENDPOINT names an S3 server; nothing is installed."
  exit 0
fi
export PATH="$PATH:/usr/sbin:/sbin"
installed() { for program in radosgw ceph-mon ceph-osd; do command -v "$program" > /dev/null || return 1; done; }
if installed; then exit 0; fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
  echo "The tests against real servers need radosgw, ceph-mon and ceph-osd, or an S3 server in S3_TEST_ENDPOINT." >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install --quiet --yes --no-install-recommends radosgw ceph-mon ceph-osd; }
# The lists of packages may be missing, or older than the packages.
install || { apt-get update --quiet && install; }
