# The official image carries no ICU analysis, with which the store folds accents and widths.
FROM opensearchproject/opensearch:3.8.0
RUN bin/opensearch-plugin install --batch analysis-icu
